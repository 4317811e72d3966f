import { readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createSchema, createYoga } from 'graphql-yoga';
import {
	article,
	articleList,
	callToAction,
	footer,
	type Language,
	languages,
	page,
	products,
} from './content.ts';

interface BySlug {
	slug: string;
	lang: Language;
}

/** Resolvers of the fields in the eight operations of the specification (section 7). */
const resolvers = {
	Query: {
		page: (_root: unknown, { slug, lang }: BySlug) => page(slug, lang),
		post: (_root: unknown, { slug, lang }: BySlug) => article(slug, lang),
		posts: (_root: unknown, { where }: { where: { lang: Language; category?: string | null } }) =>
			articleList(where.lang, where.category),
		blogOverview: (_root: unknown, { pageId }: { pageId: string }) => {
			const language = languages.find(
				(one) => pageId === (one === 'en' ? '/blog' : `/${one}/blog`),
			);
			return language ? { page: page('blog', language), posts: articleList(language) } : null;
		},
		products: (_root: unknown, { lang }: { lang: Language }) => products(lang),
		footer: () => footer,
		callToAction: () => callToAction,
	},
};

/** Serves the reference content at `/graphql` on this machine; port 0 selects a free one. */
export async function startReferenceServer(port: number): Promise<{ url: string; server: Server }> {
	const typeDefs = readFileSync(new URL('./specified.graphql', import.meta.url), 'utf8');
	const yoga = createYoga({ logging: false, schema: createSchema({ typeDefs, resolvers }) });
	const server = createServer((request, response) => void yoga(request, response));
	await new Promise<void>((resolve, reject) => {
		server.once('error', reject).listen(port, '127.0.0.1', resolve);
	});
	// A listening TCP server's address is always an AddressInfo.
	const address = server.address() as AddressInfo;
	return { url: `http://127.0.0.1:${address.port}/graphql`, server };
}
