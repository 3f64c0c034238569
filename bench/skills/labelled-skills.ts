/**
 * Skills and the ways people ask for them: one per line as
 * `name | task it was learned for | steps | question | question …`. Written for this benchmark.
 */
export const labelledSkills = `
mineThreeOakLogs | Mine 3 wood logs | mine oak_log 3 | Chop down a tree for 3 logs | get some timber from an oak
mineTenBirchLogs | Mine 10 birch logs | mine birch_log 10 | Collect ten birch wood | fell birch trees until you have 10
mineSpruceLogs | Mine 5 spruce logs | mine spruce_log 5 | Gather 5 spruce timber | cut spruce trees
mineCobblestone | Mine 8 cobblestone | mine stone 8 | Collect 8 cobblestones | dig some stone for a furnace
mineThirtyCobblestone | Mine 30 cobblestone | mine stone 30 | Obtain thirty cobblestone for building | stock up on 30 cobble
mineFiveCoalOre | Mine 5 coal ore | mine coal_ore 5 | Get 5 pieces of coal from the ground | dig up coal for fuel
mineThreeIronOre | Mine 3 iron ore | mine iron_ore 3 | Obtain 3 raw iron | find and dig iron ore
mineFiveCopperOre | Mine 5 copper ore | mine copper_ore 5 | Gather raw copper | dig five copper blocks
mineGoldOre | Mine 4 gold ore | mine gold_ore 4 | Acquire 4 raw gold | dig for gold underground
mineDiamondOre | Mine 2 diamond | mine diamond_ore 2 | Obtain 2 diamonds | dig deep to find diamonds
mineRedstoneOre | Mine 6 redstone ore | mine redstone_ore 6 | Collect redstone dust | get some redstone from deep caves
mineLapisOre | Mine 3 lapis lazuli ore | mine lapis_ore 3 | Get lapis lazuli for enchanting | collect three lapis
mineEmeraldOre | Mine 1 emerald ore | mine emerald_ore 1 | Find an emerald | acquire an emerald for trading
mineObsidian | Mine 10 obsidian | mine obsidian 10 | Collect ten obsidian for a portal | break obsidian blocks with the diamond pickaxe
mineSand | Mine 12 sand | mine sand 12 | Dig up sand at the beach | gather 12 sand to make glass
mineGravel | Mine 6 gravel | mine gravel 6 | Dig gravel to find flint | collect six gravel
mineDirt | Mine 20 dirt | mine dirt 20 | Gather 20 blocks of soil | dig up earth
mineClay | Mine 4 clay | mine clay 4 | Collect clay from the river bed | dig out clay for bricks
mineAndesite | Mine 5 andesite | mine andesite 5 | Gather five andesite | obtain some andesite
mineGranite | Mine 5 granite | mine granite 5 | Gather five granite | collect granite stone
mineDiorite | Mine 5 diorite | mine diorite 5 | Obtain 5 diorite | dig white diorite rock
mineDeepslate | Mine 10 deepslate | mine deepslate 10 | Get cobbled deepslate | collect ten deepslate
mineSugarCane | Collect 6 sugar cane | mine sugar_cane 6 | Harvest sugar cane near the water | get sugar cane for paper
mineCactus | Collect 3 cactus | mine cactus 3 | Cut cactus in the desert | gather three cacti
minePumpkin | Collect 2 pumpkins | mine pumpkin 2 | Harvest pumpkins | pick a pumpkin
mineMelon | Collect 4 melons | mine melon 4 | Harvest a melon for its slices | gather melon slices
mineKelp | Collect 10 kelp | mine kelp 10 | Gather kelp from the ocean | cut seaweed kelp under water
mineMushrooms | Collect 3 brown mushrooms | mine brown_mushroom 3 | Pick brown mushrooms | gather mushrooms for a stew
minePoppies | Collect 3 poppies | mine poppy 3 | Pick some red flowers like poppies | gather poppy flowers
mineSnow | Collect 8 snowballs | mine snow 8 | Dig snow for snowballs | shovel snow
mineIce | Mine 3 ice | mine ice 3 | Break ice with silk touch | gather ice blocks
mineNetherrack | Mine 16 netherrack | mine netherrack 16 | Dig netherrack in the nether | gather sixteen netherrack
mineGlowstone | Mine 4 glowstone | mine glowstone 4 | Collect glowstone dust | break glowstone in the nether
mineNetherQuartz | Mine 8 nether quartz | mine nether_quartz_ore 8 | Collect quartz | obtain nether quartz ore
mineAncientDebris | Mine 2 ancient debris | mine ancient_debris 2 | Find ancient debris for netherite | obtain ancient debris
mineBamboo | Collect 5 bamboo | mine bamboo 5 | Cut bamboo in the jungle | gather bamboo shoots
mineSweetBerries | Collect 4 sweet berries | mine sweet_berry_bush 4 | Pick berries from bushes in the taiga | gather sweet berries to eat
mineWheatSeeds | Collect 5 wheat seeds | mine grass 5 | Break grass to get seeds | gather wheat seeds
harvestWheat | Harvest 6 wheat | mine wheat 6 | Collect ripe wheat from the field | get 6 wheat for bread
harvestCarrots | Harvest 4 carrots | mine carrots 4 | Pull up carrots at the village farm | gather carrots
harvestPotatoes | Harvest 4 potatoes | mine potatoes 4 | Dig potatoes from the farm | collect potatoes
craftOakPlanks | Craft 4 oak planks | craft oak_planks 4 | Make wooden boards out of oak logs | turn a log into planks
craftSticks | Craft 4 sticks | mine oak_log 1; craft oak_planks 1; craft stick 4 | Make sticks | produce some sticks for tool handles
craftCraftingTable | Craft a crafting table | craft oak_planks 4; craft crafting_table 1; place crafting_table | Make a workbench | build and set down a crafting table
craftChest | Craft 1 chest | craft oak_planks 8; craft chest 1 | Make a storage chest | build a chest from planks
craftFurnace | Craft 1 furnace | mine stone 8; place crafting_table; craft furnace 1 | Build a furnace | make an oven out of cobblestone
craftWoodenPickaxe | Craft 1 wooden pickaxe | craft oak_planks 3; craft stick 2; craft wooden_pickaxe 1 | Make a pickaxe from wood | get your first pickaxe
craftStonePickaxe | Craft 1 stone pickaxe | mine stone 3; craft stick 2; craft stone_pickaxe 1 | Make a pickaxe of stone | upgrade to a stone pickaxe
craftIronPickaxe | Craft 1 iron pickaxe | craft stick 2; craft iron_pickaxe 1 | Make an iron pickaxe | upgrade the stone pickaxe to iron
craftDiamondPickaxe | Craft 1 diamond pickaxe | craft stick 2; craft diamond_pickaxe 1 | Create a diamond pickaxe | make a pickaxe out of 3 diamonds
craftGoldenPickaxe | Craft 1 golden pickaxe | craft stick 2; craft golden_pickaxe 1 | Make a gold pickaxe | create a pickaxe from gold ingots
craftWoodenSword | Craft 1 wooden sword | craft oak_planks 2; craft stick 1; craft wooden_sword 1 | Make a sword out of wood | get a simple wooden weapon
craftStoneSword | Craft 1 stone sword | craft stick 1; craft stone_sword 1 | Make a sword of stone | create a cobblestone sword
craftIronSword | Craft 1 iron sword | craft stick 1; craft iron_sword 1 | Forge an iron sword | make a weapon from two iron ingots
craftDiamondSword | Craft 1 diamond sword | craft stick 1; craft diamond_sword 1 | Create a sword from diamonds | make a diamond sword
craftStoneAxe | Craft 1 stone axe | craft stick 2; craft stone_axe 1 | Make a stone axe for cutting trees | create an axe of cobblestone
craftIronAxe | Craft 1 iron axe | craft stick 2; craft iron_axe 1 | Forge an iron axe | make an axe with iron ingots
craftStoneShovel | Craft 1 stone shovel | craft stick 2; craft stone_shovel 1 | Make a shovel out of stone | build a stone spade
craftIronShovel | Craft 1 iron shovel | craft stick 2; craft iron_shovel 1 | Make an iron shovel | forge a shovel of iron
craftWoodenHoe | Craft 1 wooden hoe | craft stick 2; craft wooden_hoe 1 | Make a hoe for farming | build a wooden hoe
craftShears | Craft 1 shears | craft shears 1 | Make scissors to get wool from sheep | create shears with two iron ingots
craftBucket | Craft 1 bucket | craft bucket 1 | Make an iron pail | create a bucket from iron ingots
craftShield | Craft 1 shield | craft oak_planks 6; craft shield 1 | Make a shield to block attacks | build a shield with iron and planks
craftBow | Craft 1 bow | kill spider; craft stick 3; craft bow 1 | Make a bow to shoot arrows | create a ranged weapon with string
craftArrows | Craft 8 arrows | kill chicken; craft stick 2; craft arrow 8 | Make ammunition for the bow | produce arrows from flint and feathers
craftFishingRod | Craft 1 fishing rod | kill spider; craft stick 3; craft fishing_rod 1 | Make a rod to catch fish | create a fishing rod out of string
craftFlintAndSteel | Craft 1 flint and steel | mine gravel 5; craft flint_and_steel 1 | Make a lighter to start fires | create flint and steel for lighting the portal
craftTorches | Craft 8 torches | mine coal_ore 2; craft stick 2; craft torch 8 | Make torches to light up the cave | produce 8 torches
craftLantern | Craft 1 lantern | craft iron_nugget 8; craft torch 1; craft lantern 1 | Make a lantern | build a lantern from iron nuggets
craftCampfire | Craft 1 campfire | craft stick 3; craft campfire 1 | Build a campfire | make a camp fire from logs and coal
craftLadder | Craft 6 ladders | craft stick 14; craft ladder 6 | Make ladders to climb | build six ladders
craftOakDoor | Craft 1 oak door | craft oak_planks 6; craft oak_door 3 | Make a door for the house | build a wooden door
craftOakFence | Craft 6 oak fences | craft oak_planks 4; craft stick 2; craft oak_fence 6 | Make fences for an animal pen | build a wooden fence
craftOakStairs | Craft 4 oak stairs | craft oak_planks 6; craft oak_stairs 4 | Make wooden stairs | produce stairs of oak
craftOakBoat | Craft 1 oak boat | craft oak_planks 5; craft oak_boat 1 | Build a boat to cross the lake | make a wooden boat
craftBed | Craft 1 white bed | kill sheep; craft oak_planks 3; craft white_bed 1 | Make a bed to sleep in | build a bed from wool and planks
craftPaper | Craft 3 paper | mine sugar_cane 3; craft paper 3 | Make paper out of sugar cane | produce three sheets of paper
craftBook | Craft 1 book | kill cow; craft paper 3; craft book 1 | Make a book with leather | bind a book
craftBookshelf | Craft 1 bookshelf | craft oak_planks 6; craft book 3; craft bookshelf 1 | Build a bookshelf | make a shelf of books
craftBread | Craft 2 bread | mine wheat 6; craft bread 2 | Bake bread from wheat | make some loaves of bread
craftCookies | Craft 8 cookies | mine wheat 2; mine cocoa 1; craft cookie 8 | Bake cookies | make cookies with cocoa beans
craftCake | Craft 1 cake | craft sugar 2; craft cake 1 | Bake a cake with milk and eggs | make a cake
craftPumpkinPie | Craft 1 pumpkin pie | mine pumpkin 1; craft sugar 1; craft pumpkin_pie 1 | Bake a pumpkin pie | make pie out of pumpkin
craftMushroomStew | Craft 1 mushroom stew | craft bowl 1; craft mushroom_stew 1 | Make a bowl of mushroom soup | cook a stew of mushrooms
craftGoldenApple | Craft 1 golden apple | craft golden_apple 1 | Make a golden apple | surround an apple with gold ingots
craftIronHelmet | Craft 1 iron helmet | craft iron_helmet 1 | Make head protection of iron | forge an iron helmet
craftIronChestplate | Craft 1 iron chestplate | craft iron_chestplate 1 | Make a breastplate of iron | forge an iron chestplate
craftIronLeggings | Craft 1 iron leggings | craft iron_leggings 1 | Make iron trousers | forge leg armor from iron
craftIronBoots | Craft 1 iron boots | craft iron_boots 1 | Make iron shoes | forge boots from four iron ingots
craftLeatherTunic | Craft 1 leather chestplate | kill cow; craft leather_chestplate 1 | Make leather body armor | sew a leather tunic
craftDiamondHelmet | Craft 1 diamond helmet | craft diamond_helmet 1 | Make a helmet out of diamonds | create diamond head armour
craftDiamondChestplate | Craft 1 diamond chestplate | craft diamond_chestplate 1 | Make a diamond breastplate | create diamond armour for the body
craftAnvil | Craft 1 anvil | craft iron_block 3; craft anvil 1 | Make an anvil | build an anvil to repair tools
craftEnchantingTable | Craft 1 enchanting table | craft book 1; craft enchanting_table 1 | Build an enchantment table | make a table for enchanting
craftBrewingStand | Craft 1 brewing stand | craft brewing_stand 1 | Make a stand to brew potions | build a potion brewing stand
craftHopper | Craft 1 hopper | craft chest 1; craft hopper 1 | Make a hopper | build a hopper from iron and a chest
craftMinecart | Craft 1 minecart | craft minecart 1 | Make a cart for rails | build a minecart of iron
craftRails | Craft 16 rails | craft stick 1; craft rail 16 | Make railway tracks | produce sixteen rails
craftLever | Craft 1 lever | craft stick 1; craft lever 1 | Make a lever switch | build a lever
craftPiston | Craft 1 piston | craft oak_planks 3; craft piston 1 | Make a piston with redstone | build a piston
craftTnt | Craft 1 tnt | mine sand 4; kill creeper; craft tnt 1 | Make explosives | build TNT from gunpowder and sand
craftCompass | Craft 1 compass | craft compass 1 | Make a compass to find the way home | build a compass from iron and redstone
craftClock | Craft 1 clock | craft clock 1 | Make a clock | build a clock from gold and redstone
craftMap | Craft 1 map | craft paper 8; craft compass 1; craft map 1 | Make an empty map | draw a map of the area
craftSmoker | Craft 1 smoker | craft furnace 1; craft smoker 1 | Build a smoker to cook food faster | make a smoker
craftBlastFurnace | Craft 1 blast furnace | smelt cobblestone coal 3; craft furnace 1; craft blast_furnace 1 | Build a blast furnace | make a furnace that melts ore faster
craftStonecutter | Craft 1 stonecutter | smelt cobblestone coal 3; craft stonecutter 1 | Make a stonecutter | build a machine to cut stone
craftGlassBottles | Craft 3 glass bottles | smelt sand coal 3; craft glass_bottle 3 | Make empty bottles of glass | produce bottles for potions
craftFlowerPot | Craft 1 flower pot | smelt clay_ball coal 3; craft flower_pot 1 | Make a pot for flowers | build a flower pot from bricks
craftPainting | Craft 1 painting | kill sheep; craft stick 8; craft painting 1 | Make a picture for the wall | create a painting
craftItemFrame | Craft 1 item frame | kill cow; craft stick 8; craft item_frame 1 | Make a frame to show an item | build an item frame
craftLightningRod | Craft 1 lightning rod | craft lightning_rod 1 | Make a lightning rod of copper | build protection against lightning
craftSpyglass | Craft 1 spyglass | craft spyglass 1 | Make a telescope with amethyst | build a spyglass from copper
craftNetheriteIngot | Craft 1 netherite ingot | smelt ancient_debris coal 4; craft netherite_ingot 1 | Make netherite from scrap and gold | produce a netherite ingot
smeltFiveRawIron | Smelt 5 raw iron | smelt raw_iron coal 5 | Turn five raw iron into ingots | melt iron ore in the furnace
smeltOneRawIron | Smelt 1 raw iron | smelt raw_iron oak_planks 1 | Make a single iron ingot | melt one raw iron
smeltRawGold | Smelt 4 raw gold | smelt raw_gold coal 4 | Produce 4 gold ingots | melt gold in the furnace
smeltRawCopper | Smelt 6 raw copper | smelt raw_copper coal 6 | Make copper ingots | melt raw copper
smeltSandIntoGlass | Smelt 6 sand | smelt sand coal 6 | Make glass | melt sand in a furnace to get glass blocks
smeltCobblestone | Smelt 8 cobblestone | smelt cobblestone coal 8 | Make smooth stone blocks out of cobblestone | turn cobble back to stone
smeltClayBalls | Smelt 4 clay balls | smelt clay_ball coal 4 | Make bricks from clay | bake clay into brick items
smeltCharcoal | Smelt 4 oak logs into charcoal | smelt oak_log oak_planks 4 | Make charcoal | burn logs to get fuel without coal
smeltCactusIntoGreenDye | Smelt 2 cactus into green dye | smelt cactus coal 2 | Make green dye | get a green colour from cactus
smeltNetherrack | Smelt 4 netherrack | smelt netherrack coal 4 | Make nether bricks | melt netherrack into nether brick
cookThreeBeef | Cook 3 beef | kill cow; smelt beef coal 3 | Make three steaks | roast cow meat in the furnace
cookFivePorkchops | Cook 5 porkchops | kill pig; smelt porkchop coal 5 | Grill pork | prepare five cooked porkchops
cookMutton | Cook 2 mutton | kill sheep; smelt mutton coal 2 | Roast sheep meat | prepare cooked mutton
cookChicken | Cook 4 chicken | kill chicken; smelt chicken coal 4 | Roast four chickens | prepare cooked chicken meat
cookSalmon | Cook 2 salmon | smelt salmon coal 2 | Grill salmon | prepare cooked salmon
cookPotatoes | Bake 4 potatoes | smelt potato coal 4 | Make baked potatoes | roast potatoes in the oven
cookKelp | Smelt 8 kelp | smelt kelp coal 8 | Dry kelp in the furnace | make dried kelp
killOnePig | Kill 1 pig | kill pig | Hunt a pig for its meat | slay a pig
killThreeCows | Kill 3 cows | kill cow | Hunt three cows | get leather and beef from cattle
killFourSheep | Kill 4 sheep | kill sheep | Slaughter four sheep for wool and mutton | hunt sheep
killChickens | Kill 2 chickens | kill chicken | Hunt chickens for feathers | get feathers from 2 chickens
killRabbit | Kill 1 rabbit | kill rabbit | Hunt a rabbit for its hide | catch and kill a bunny rabbit
killOneZombie | Kill 1 zombie | equip iron_sword; kill zombie | Defeat a zombie at night | fight a zombie with the sword
killSkeleton | Kill 1 skeleton | equip iron_sword; kill skeleton | Defeat a skeleton for bones | fight the archer skeleton
killSpider | Kill 2 spiders | equip stone_sword; kill spider | Defeat spiders to get string | fight two spiders
killCreeper | Kill 1 creeper | equip iron_sword; kill creeper | Defeat a creeper for gunpowder | fight a creeper without being blown up
killEnderman | Kill 1 enderman | equip diamond_sword; kill enderman | Defeat an enderman for an ender pearl | obtain an ender pearl
killDrowned | Kill 1 drowned | equip iron_sword; kill drowned | Fight a drowned in the river | defeat the underwater zombie drowned
killWitch | Kill 1 witch | equip diamond_sword; kill witch | Defeat a witch in the swamp | fight a witch
killBlaze | Kill 2 blazes | equip diamond_sword; kill blaze | Defeat blazes for blaze rods | obtain blaze rods in the fortress
killSquid | Kill 1 squid | kill squid | Hunt a squid to get ink | obtain ink sacs
killCod | Kill 3 cod | kill cod | Hunt cod in the ocean with the sword | slay three cod
fishThreeTimes | Catch 3 fish | equip fishing_rod; fish | Go fishing in the lake for three fish | use the rod to get fish
sleepInBed | Sleep in a bed | place white_bed; sleep | Spend the night in bed | rest until the morning
eatCookedBeef | Eat 1 cooked beef | equip cooked_beef; eat | Eat a steak because I am hungry | consume cooked beef to restore hunger
eatBread | Eat bread | equip bread; eat | Consume a loaf of bread | have some bread to fill the hunger bar
eatApple | Eat an apple | equip apple; eat | Consume an apple | eat fruit
equipIronHelmet | Equip iron helmet | equip iron_helmet | Put on the iron helmet | wear iron head armor
equipIronChestplate | Equip iron chestplate | equip iron_chestplate | Put on the iron breastplate | wear the iron chest armour
equipIronLeggings | Equip iron leggings | equip iron_leggings | Wear the iron pants | put on iron leg protection
equipIronBoots | Equip iron boots | equip iron_boots | Wear iron shoes | put the iron boots on your feet
equipShield | Equip shield | equip shield | Hold a shield in the off hand | take up the shield
equipDiamondSword | Equip diamond sword | equip diamond_sword | Hold the diamond sword | wield the sword of diamond
depositCobblestone | Deposit useless cobblestone into the chest | store chest cobblestone | Put extra cobble in the storage | stash stone away into a container
depositDirt | Deposit dirt into the chest | store chest dirt | Store unneeded dirt in the chest | unload soil to make room in the inventory
takeCoalFromChest | Take coal from the chest | take chest coal | Retrieve coal from storage | withdraw coal out of the container
takeIronFromChest | Take iron ingots from the chest | take chest iron_ingot | Retrieve iron ingots from storage | get the ingots of iron out of the chest
placeTorchesInCave | Place torches in the cave | place torch | Light up a dark cave | set down torches so that no monsters spawn
placeChest | Place a chest | place chest | Put down a storage box | set a chest on the ground
placeFurnace | Place a furnace | place furnace | Set down the furnace | put the furnace next to you
plantWheatSeeds | Plant 5 wheat seeds | equip wheat_seeds; place wheat_seeds | Sow seeds on farmland | start a wheat farm
plantOakSapling | Plant an oak sapling | equip oak_sapling; place oak_sapling | Put a sapling in the ground to grow a tree | plant a new tree
plantSugarCane | Plant sugar cane | place sugar_cane | Start a sugar cane farm by the river | grow sugar cane
fillWaterBucket | Fill a bucket with water | equip bucket; use | Scoop up water from the river | get a water bucket
fillLavaBucket | Fill a bucket with lava | equip bucket; use lava | Collect lava with a bucket | get a lava bucket for fuel
milkCow | Milk a cow | equip bucket; use cow | Get milk in a bucket | obtain a bucket of milk from a cow
shearSheep | Shear 2 sheep | equip shears; use sheep | Get wool without killing | use the shears to collect wool
tameWolf | Tame a wolf | equip bone; use wolf | Make a dog your pet with bones | befriend a wolf
breedCows | Breed 2 cows | equip wheat; use cow | Feed two cows wheat so they have a calf | make baby cattle
breedChickens | Breed 2 chickens | equip wheat_seeds; use chicken | Feed seeds to chickens to get a chick | raise baby chickens
tradeWithVillager | Trade with a villager | use villager | Buy something with emeralds at the village | barter with villagers
exploreForest | Explore until you find a forest | explore forest | Search for a forest biome | wander around to find trees
exploreDesert | Explore until you find a desert | explore desert | Look for the desert | travel to find a sandy biome
exploreCave | Explore a cave | explore cave | Go down and look around the cavern | search underground caves
findVillage | Find a village | explore village | Search for a settlement with villagers | locate the nearest village
buildNetherPortal | Build a nether portal | place obsidian; equip flint_and_steel; use | Make a gateway to the nether | construct an obsidian portal and light it
buildDirtShelter | Build a dirt shelter | mine dirt 20; place dirt | Make a small hut to survive the night | construct a house of soil
buildStoneBridge | Build a bridge | place cobblestone | Cross the ravine by placing blocks | construct a bridge of cobblestone
digDownToBedrock | Dig down to y level 11 | mine stone 40 | Make a staircase down to diamond level | descend underground to level 11
climbToSurface | Go up to the surface | place dirt; explore surface | Get out of the cave to daylight | return to the top by pillaring up
`
