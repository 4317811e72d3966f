import { normalPath } from '../content/addresses/redirect-path.ts';

/** How a database is changed, whichever it is. */
interface Database {
	/** Returns the redirects whose source has a percent sign. */
	read: () => Promise<{ rows: Record<string, unknown>[] }>;
	count: (from: string) => Promise<{ rows: Record<string, unknown>[] }>;
	write: (id: unknown, from: string) => Promise<unknown>;
}

/** Stores the source of each redirect as it is compared since this version. Leaves it unchanged if there is another from the same URL. */
export async function decodeRedirects({ read, count, write }: Database): Promise<void> {
	for (const { id, from } of (await read()).rows) {
		const path = normalPath(String(from));
		if (path !== from && (await count(path)).rows.length === 0) await write(id, path);
	}
}
