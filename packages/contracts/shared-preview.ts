/** Where the site opens a share link: this path and the link's token. */
export const sharedPreviewPath = '/preview/shared';

const shareToken = /^share-[\w-]{43}$/;

/**
 * Whether a preview token is that of a share link: 32 random bytes as base64url after `share-`. Who made the link knows it alone, the
 * content endpoint knows its hash. Whether the link still holds only the endpoint can say (`sharedPreview`).
 */
export const isShareToken = (token: string | null | undefined): token is string =>
	shareToken.test(token ?? '');
