/**
 * `extensions.code` of the error with which a content endpoint answers every operation until its site has been set up
 * (docs/content-contract.md).
 */
export const notSetUpCode = 'SITE_NOT_SET_UP';
