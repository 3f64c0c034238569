/**
 * Furnaces that share a smelting at most, and are worth carrying: setting one more up and taking it along again costs what
 * three more items do elsewhere.
 */
export const mostFurnaces = 3
