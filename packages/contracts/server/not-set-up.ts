/**
 * `extensions.code` of the error that a content endpoint returns for every operation until its site has been set up
 * (docs/content-contract.md).
 */
export const notSetUpCode = 'SITE_NOT_SET_UP';
