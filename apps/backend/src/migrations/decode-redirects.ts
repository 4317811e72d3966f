/** How a database is changed, whichever it is. */
interface Database {
	/** Returns the redirects whose source has a percent sign. */
	read: () => Promise<{ rows: Record<string, unknown>[] }>;
	count: (from: string) => Promise<{ rows: Record<string, unknown>[] }>;
	write: (id: unknown, from: string) => Promise<unknown>;
}

/** The source of a redirect as it is compared since this migration: decoded, composed, in lower case. */
function decoded(path: string): string {
	try {
		return decodeURI(path).normalize('NFC').toLowerCase();
	} catch {
		return path;
	}
}

/** Decodes the sources of redirects. Leaves one unchanged if there is another redirect from the same URL. */
export async function decodeRedirects({ read, count, write }: Database): Promise<void> {
	for (const { id, from } of (await read()).rows) {
		const path = decoded(String(from));
		if (path !== from && (await count(path)).rows.length === 0) await write(id, path);
	}
}
