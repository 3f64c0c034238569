/** The highest block of lava's sea. */
export const lavaLevel = 31

/** The bedrock roof's highest block. */
export const roof = 127

/** Layers of bedrock at the bottom and at the top. */
export const bedrockLayers = 4
