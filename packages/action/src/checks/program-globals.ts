/** What is in scope of a program besides primitives and skills: the original's names and JavaScript's own. */
export const programGlobals: readonly string[] = [
  ...['bot', 'mcData', 'Vec3', 'Movements', 'Goal', 'GoalBlock', 'GoalNear', 'GoalXZ', 'GoalNearXZ', 'GoalY'],
  ...['GoalGetToBlock', 'GoalLookAtBlock', 'GoalBreakBlock', 'GoalCompositeAny', 'GoalCompositeAll'],
  ...['GoalInvert', 'GoalFollow', 'GoalPlaceBlock', 'goals', 'console'],
  ...['Array', 'BigInt', 'Boolean', 'Date', 'Error', 'Infinity', 'JSON', 'Map', 'Math', 'NaN', 'Number'],
  ...[
    'Object',
    'Promise',
    'Proxy',
    'RangeError',
    'Reflect',
    'RegExp',
    'Set',
    'String',
    'Symbol',
    'TypeError',
  ],
  ...['WeakMap', 'WeakSet', 'isFinite', 'isNaN', 'parseFloat', 'parseInt', 'structuredClone', 'undefined'],
  ...['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'queueMicrotask'],
  // These are refused with a better reason than being unknown.
  ...['require', 'eval', 'Function', 'fetch', 'WebSocket', 'XMLHttpRequest'],
]
