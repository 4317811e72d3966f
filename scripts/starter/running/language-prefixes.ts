import { z } from 'zod';

const options = z.object({ languages: z.array(z.string()), defaultLanguage: z.string() });

/** Where a site's other languages are, such as "  (/da, /de)"; nothing while it has one language or can't say. */
export async function languagePrefixes(port: number): Promise<string> {
	const response = await fetch(`http://127.0.0.1:${port}/options.json`).catch(() => null);
	const answer = response?.ok ? options.safeParse(await response.json()).data : undefined;
	const others = answer?.languages.filter((code) => code !== answer.defaultLanguage) ?? [];
	return others.length > 0 ? `  (${others.map((code) => `/${code}`).join(', ')})` : '';
}
