export class BodyTooLarge extends Error {
	override name = 'BodyTooLarge';
}

/** True if a body is compressed or encoded otherwise (RFC 9110, 8.4). Both programs read bodies as they are, so they reject it with 415. */
export const isEncoded = (contentEncoding: string | undefined): boolean =>
	!/^(identity)?$/i.test(contentEncoding ?? '');

/** Reads a body up to a number of bytes. Throws BodyTooLarge, or the reason of `signal`, and then cancels the transfer. */
export async function readBody(
	{ headers, body }: Pick<Response, 'headers' | 'body'>,
	maximumBytes: number,
	signal?: AbortSignal,
): Promise<Buffer> {
	const reader = body?.getReader();
	if (!reader) return Buffer.alloc(0);
	const cancel = () => void reader.cancel().catch(() => undefined);
	signal?.addEventListener('abort', cancel, { once: true });
	try {
		const declaredBytes = Number(headers.get('content-length') ?? 0);
		if (declaredBytes > maximumBytes)
			throw new BodyTooLarge(`${declaredBytes} bytes announced, ${maximumBytes} allowed`);
		const bytes = await collect(reader, maximumBytes);
		signal?.throwIfAborted();
		return bytes;
	} catch (error) {
		cancel();
		throw error;
	} finally {
		signal?.removeEventListener('abort', cancel);
	}
}

async function collect(
	reader: ReadableStreamDefaultReader<Uint8Array>,
	maximumBytes: number,
): Promise<Buffer> {
	const chunks: Uint8Array[] = [];
	let size = 0;
	for (let part = await reader.read(); !part.done; part = await reader.read()) {
		size += part.value.byteLength;
		if (size > maximumBytes) throw new BodyTooLarge(`more than ${maximumBytes} bytes`);
		chunks.push(part.value);
	}
	return Buffer.concat(chunks);
}
