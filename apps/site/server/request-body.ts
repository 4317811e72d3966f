import type { Context } from 'hono';

export interface BodyLimits {
	/** Largest body, in bytes. */
	bytes: number;
	/** How long the client may take to send it, in milliseconds. */
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

/**
 * A request's whole body, the only way one is read. Throws UnreadableBody: 400 when it is cut off (RFC 9112 section 8), 408 when
 * it takes too long, 413 when it is too large; whoever sends it then occupies nothing any more.
 */
export async function readRequestBody(c: Context, { bytes, ms }: BodyLimits): Promise<Buffer> {
	if (Number(c.req.header('content-length') ?? 0) > bytes) throw new UnreadableBody(413);
	const reader = c.req.raw.body?.getReader();
	if (!reader) return Buffer.alloc(0);
	const late = Promise.withResolvers<never>();
	const timer = setTimeout(() => late.reject(new UnreadableBody(408)), ms);
	try {
		return await Promise.race([collect(reader, bytes), late.promise]);
	} catch (cause) {
		reader.cancel().catch(() => undefined);
		throw cause instanceof UnreadableBody ? cause : new UnreadableBody(400, { cause });
	} finally {
		clearTimeout(timer);
	}
}

async function collect(
	reader: ReadableStreamDefaultReader<Uint8Array>,
	bytes: number,
): Promise<Buffer> {
	const chunks: Uint8Array[] = [];
	let size = 0;
	for (let part = await reader.read(); !part.done; part = await reader.read()) {
		size += part.value.byteLength;
		if (size > bytes) throw new UnreadableBody(413);
		chunks.push(part.value);
	}
	return Buffer.concat(chunks);
}

/** For `catch`: an unreadable body becomes a value, anything else stays thrown. */
export function asUnreadable(error: unknown): UnreadableBody {
	if (error instanceof UnreadableBody) return error;
	throw error;
}
