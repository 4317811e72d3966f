import { z } from 'zod';

const options = z.object({ languages: z.array(z.string()), defaultLanguage: z.string() });

/** The prefixes of a site's other languages, such as "  (/da, /de)"; empty for one language or if the site does not respond. */
export async function languagePrefixes(port: number): Promise<string> {
	const response = await fetch(`http://127.0.0.1:${port}/options.json`).catch(() => null);
	const siteOptions = response?.ok ? options.safeParse(await response.json()).data : undefined;
	const others =
		siteOptions?.languages.filter((code) => code !== siteOptions.defaultLanguage) ?? [];
	return others.length > 0 ? `  (${others.map((code) => `/${code}`).join(', ')})` : '';
}
