/** Path of share links on the site; the token follows it. */
export const sharedPreviewPath = '/preview/shared';

const shareToken = /^share-[\w-]{43}$/;

/**
 * True if a preview token belongs to a share link: `share-` and 32 random bytes as base64url. Only the creator of the link has the token;
 * the content endpoint stores its hash. The endpoint decides whether the link is still valid (`sharedPreview`).
 */
export const isShareToken = (token: string | null | undefined): token is string =>
	shareToken.test(token ?? '');
