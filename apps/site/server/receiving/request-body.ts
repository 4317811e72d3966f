import { BodyTooLarge, isEncoded, readBody } from '@website/contracts/read-body';
import type { Context } from 'hono';

export interface BodyLimits {
	bytes: number;
	ms: number;
}

/** The reason why a body can't be read; `status` is for the response. */
export class UnreadableBody extends Error {
	override name = 'UnreadableBody';
	readonly status: 400 | 408 | 413 | 415;

	constructor(status: UnreadableBody['status'], options?: ErrorOptions) {
		super(reasons[status], options);
		this.status = status;
	}
}

const reasons = {
	400: 'The body was cut off',
	408: 'The body did not arrive in time',
	413: 'The body is too large',
	415: 'Send the body without Content-Encoding',
} as const;

/**
 * Reads a request's body. Returns an UnreadableBody if it is truncated (400; RFC 9112 section 8), takes too long (408), is too large (413)
 * or encoded (415; RFC 9110 section 15.5.16).
 */
export async function readRequestBody(
	c: Context,
	{ bytes, ms }: BodyLimits,
): Promise<Buffer | UnreadableBody> {
	if (isEncoded(c.req.header('content-encoding'))) {
		c.header('Accept-Encoding', 'identity');
		return new UnreadableBody(415);
	}
	const timeout = AbortSignal.timeout(ms);
	try {
		return await readBody(c.req.raw, bytes, timeout);
	} catch (cause) {
		if (cause instanceof BodyTooLarge) return new UnreadableBody(413, { cause });
		return new UnreadableBody(timeout.aborted ? 408 : 400, { cause });
	}
}

/** The value of a body with JSON; undefined if it is invalid. */
export function parseJson(body: string): unknown {
	try {
		return JSON.parse(body);
	} catch {
		return undefined;
	}
}
