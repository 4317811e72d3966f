/** Reads a body of at most `limit` bytes; null when it is larger. */
export async function readBody(request: Request, limit: number): Promise<string | null> {
	if (Number(request.headers.get('content-length') ?? 0) > limit) return null;
	if (!request.body) return '';
	const chunks: Uint8Array[] = [];
	let size = 0;
	for await (const chunk of request.body) {
		size += chunk.byteLength;
		if (size > limit) return null;
		chunks.push(chunk);
	}
	return Buffer.concat(chunks).toString('utf8');
}
