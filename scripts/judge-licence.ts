const agreed = /^(MIT|ISC|Apache-2\.0|MPL-2\.0|BSD(-[23]-Clause)?|0BSD|CC0-1\.0|Unlicense|BlueOak-1\.0\.0)$/

/** Tells whether a licence is agreed to: of alternatives one must be, of licences that hold together all. */
export function isAgreedLicence(expression: string): boolean {
  const bare = expression.replaceAll(/[()]/g, ' ')
  // Both words in one expression need their brackets; none of our packages has that, and it is read by hand.
  if (/ OR /.test(bare) && / AND /.test(bare)) return false
  if (/ AND /.test(bare)) return bare.split(' AND ').every((part) => agreed.test(part.trim()))
  return bare.split(' OR ').some((part) => agreed.test(part.trim()))
}
