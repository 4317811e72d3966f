import './timeouts.ts';
import { pathToFileURL } from 'node:url';
import { localeCodes } from '@website/contracts/locales';
import { createContentHandler } from '../src/api/graphql/handle.ts';
import { openDatabase } from '../src/start/open-database.ts';
import { restore } from '../src/start/operations/restore.ts';

const sitemap = `query($lang: Locale!) { sitemap(lang: $lang, first: 1000) { nodes { href modifiedGmt } } }`;
const page = `query($uri: String!) { pageByUri(uri: $uri) { title sections { __typename } seo { metaDesc } } }`;

/** The response of the content endpoint for every URL in the sitemap. */
export async function readAllPages(
	handle: (request: Request) => Promise<Response>,
): Promise<unknown[]> {
	const ask = async (query: string, variables: object) => {
		const request = new Request('http://backend.test:4000/graphql', {
			method: 'POST',
			headers: { 'content-type': 'application/json' },
			body: JSON.stringify({ query, variables }),
		});
		return (await (await handle(request)).json()).data;
	};
	const pages: unknown[] = [];
	for (const lang of localeCodes) {
		const { nodes } = (await ask(sitemap, { lang })).sitemap;
		for (const node of nodes) pages.push([node, await ask(page, { uri: node.href })]);
	}
	return pages;
}

/** As a program: restores the archive of its argument twice, and prints the pages and the error of the second time as JSON. */
if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
	const archive = process.argv[2] ?? '';
	await restore(archive);
	const pages = await readAllPages(createContentHandler(await openDatabase()));
	const secondRestore = await restore(archive).catch((cause: unknown) => String(cause));
	console.log(JSON.stringify({ pages, secondRestore }));
	process.exit(0);
}
