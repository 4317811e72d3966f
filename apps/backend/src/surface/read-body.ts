/** A request's body; undefined when it is longer than `limit` bytes. Never reads on past the limit. */
export async function readBody(
	request: Pick<Request, 'body' | 'headers'>,
	limit: number,
): Promise<Buffer | undefined> {
	if (Number(request.headers.get('content-length') ?? 0) > limit) return undefined;
	if (!request.body) return Buffer.alloc(0);
	const reader = request.body.getReader();
	const chunks: Uint8Array[] = [];
	let size = 0;
	for (;;) {
		const { done, value } = await reader.read();
		if (done) break;
		size += value.byteLength;
		if (size > limit) {
			await reader.cancel();
			return undefined;
		}
		chunks.push(value);
	}
	return Buffer.concat(chunks);
}
