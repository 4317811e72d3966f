import { BodyTooLarge, readBody } from '@website/contracts/read-body';
import type { Context } from 'hono';

export interface BodyLimits {
	bytes: number;
	ms: number;
}

/** Why a body can't be used; `status` is the answer's. */
export class UnreadableBody extends Error {
	override name = 'UnreadableBody';
	readonly status: 400 | 408 | 413;

	constructor(status: UnreadableBody['status'], options?: ErrorOptions) {
		super(reasons[status], options);
		this.status = status;
	}
}

const reasons = {
	400: 'The body was cut off',
	408: 'The body did not arrive in time',
	413: 'The body is too large',
} as const;

/** A request's body, or an UnreadableBody: 400 when it is cut off (RFC 9112 section 8), 408 when it takes too long, 413 when it is too large. */
export async function readRequestBody(
	c: Context,
	{ bytes, ms }: BodyLimits,
): Promise<Buffer | UnreadableBody> {
	const timeout = AbortSignal.timeout(ms);
	try {
		return await readBody(c.req.raw, bytes, timeout);
	} catch (cause) {
		if (cause instanceof BodyTooLarge) return new UnreadableBody(413, { cause });
		return new UnreadableBody(timeout.aborted ? 408 : 400, { cause });
	}
}
