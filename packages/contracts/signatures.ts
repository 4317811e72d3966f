import { createHmac, timingSafeEqual } from 'node:crypto';

/** How far a webhook's time may differ from the receiver's clock, in seconds. */
const webhookToleranceSeconds = 300;

/** How far in the future a preview token may expire, in seconds. */
const maxPreviewSeconds = 24 * 60 * 60;

/** The values of a secret's setting, separated by commas. During a rotation there are two: the first signs, all are accepted. */
export const secretValues = (setting: string): string[] =>
	setting.split(',').map((value) => value.trim());

/** The value of a secret's setting that signs. */
export const signingSecret = (setting: string): string => secretValues(setting)[0] ?? setting;

/** True if each value of a secret's setting is long enough. */
export const isSecret = (setting: string): boolean =>
	secretValues(setting).every((value) => value.length >= 24);

/** Signs a webhook's body: `t=<unix seconds>,v1=<hex HMAC-SHA256 of "t.body">`. */
export function signWebhook(secret: string, body: string, unixSeconds: number): string {
	return `t=${unixSeconds},v1=${hmac(signingSecret(secret), `${unixSeconds}.${body}`)}`;
}

/** True when the signature belongs to the body and its time is at most 300 seconds from `unixSeconds`. Compared in constant time. */
export function isSignedWebhook(
	secret: string,
	body: string,
	signature: string | undefined,
	unixSeconds: number,
): boolean {
	const [, time, mac] = /^t=(\d{1,12}),v1=([0-9a-f]{64})$/.exec(signature ?? '') ?? [];
	if (!time || !mac) return false;
	const isGenuine = isSigned(mac, secret, `${time}.${body}`);
	return isGenuine && Math.abs(unixSeconds - Number(time)) <= webhookToleranceSeconds;
}

/**
 * Makes a token that shows drafts until it expires: `<unix seconds>.<hex HMAC-SHA256>`. With a scope, such as `releases:3`, it shows
 * only the drafts of that scope: `<unix seconds>.<scope>.<hex HMAC-SHA256>`.
 */
export function signPreview(secret: string, expires: number, scope?: string): string {
	const payload = scope === undefined ? String(expires) : `${expires}.${scope}`;
	return `${payload}.${hmac(signingSecret(secret), `preview.${payload}`)}`;
}

const previewToken = /^((\d{1,12})(?:\.([a-z]{1,20}:\d{1,10}))?)\.([0-9a-f]{64})$/;

/**
 * When a token expires, in Unix seconds, and its scope; without a scope it shows all drafts. Undefined if the token is invalid, has
 * expired, or expires in more than a day.
 */
export function verifyPreview(
	secret: string,
	token: string,
	unixSeconds: number,
): { expires: number; scope: string | undefined } | undefined {
	const [, payload, time, scope, mac] = previewToken.exec(token) ?? [];
	if (!payload || !time || !mac) return undefined;
	const expires = Number(time);
	if (expires <= unixSeconds || expires > unixSeconds + maxPreviewSeconds) return undefined;
	return isSigned(mac, secret, `preview.${payload}`) ? { expires, scope } : undefined;
}

function hmac(secret: string, text: string): string {
	return createHmac('sha256', secret).update(text).digest('hex');
}

/** True if one of the values of a secret's setting has signed the text. */
const isSigned = (signature: string, setting: string, text: string): boolean =>
	secretValues(setting).some((secret) =>
		timingSafeEqual(Buffer.from(signature), Buffer.from(hmac(secret, text))),
	);
