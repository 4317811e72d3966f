import { asFetch, type SectionFile, WordPressContent } from '@website/content-wordpress';
import { localeCodes, localeDefinition } from '@website/contracts/locales';
import { checkContentEndpoint } from './check-content-endpoint.ts';
import type { Finding } from './report.ts';

export interface WordPressToCheck {
	url: string;
	sectionFile: SectionFile;
	editor?: { user: string; password: string } | undefined;
}

const timeoutMs = 10_000;

const languagePlugins = {
	wpml: 'WPML, by wp-graphql-wpml',
	'wpml-graphql': 'WPML, by WPML GraphQL',
	polylang: 'Polylang, by wp-graphql-polylang',
	plain: 'no plugin for several languages was found',
};
const seoPlugins = {
	yoast: 'Yoast SEO',
	'rank-math': 'Rank Math',
	none: 'no plugin was found; titles and descriptions are those of the documents',
};

/** Reports the plugins of a WordPress and missing ones, then checks the contract as served by the adapter. Rejects when WordPress fails. */
export async function checkWordPress({
	url,
	sectionFile,
	editor,
}: WordPressToCheck): Promise<Finding[]> {
	const messages: string[] = [];
	const content = new WordPressContent({
		...{ url, timeoutMs, fetch, sectionFile, editor },
		onFinding: (finding) => messages.push(finding),
	});
	const { plugins, languages, forms, formReplacement, shortcodes, menus, hiddenTypes } =
		await content.describe();
	const { types: customTypes } = plugins.customTypes;
	const more = (name: string, note: string, ok = true): Finding => ({
		name,
		level: 'more',
		ok,
		note,
	});
	const present = (name: string, value: string | undefined, without: string) =>
		more(name, value ?? `none: ${without}`, value !== undefined);
	const lang = localeCodes.find((code) => languages.includes(code));
	const names = languages.map((code) => localeDefinition(code).name).join(', ');
	const mapping = sectionFile.pages || sectionFile.posts;
	const endpoint = { url, method: 'POST', lang, fetch: asFetch(content) } as const;
	// Its queries add messages.
	const contractFindings = await checkContentEndpoint(endpoint);
	return [
		more(
			'languages',
			`${languagePlugins[plugins.languages.name]}; published in ${names || 'no language of the site'}`,
			lang !== undefined,
		),
		more(
			'search engines',
			plugins.hasSharedSeo
				? `${seoPlugins[plugins.seo]} answers the first document's values for all documents of a request (WP_ENVIRONMENT_TYPE is not "production"): each document is asked for alone, which is slow`
				: seoPlugins[plugins.seo],
			plugins.seo !== 'none' && !plugins.hasSharedSeo,
		),
		present('header menu', menus.header, 'the menu leads to the blog and to the API documentation'),
		present('footer menu', menus.footer, 'the footer has the name of the site only'),
		present('products', plugins.products, 'pricing tables of all products are empty'),
		...customTypes.map(({ name, uri }) =>
			more('post type', `${name}: pages${uri ? `, listed at ${uri}` : ''}`),
		),
		...hiddenTypes.map((type) => more('post type', `WPGraphQL hides ${type}`, false)),
		present(
			'flexible content',
			mapping && `mapped by ${sectionFile.name}`,
			'pages and articles are shown as their texts',
		),
		...(forms.length > 0 ? [more('forms', `${formReplacement}: ${forms.join(', ')}`, false)] : []),
		...(shortcodes.length > 0
			? [more('shortcodes', `of missing plugins, not shown: ${shortcodes.join(', ')}`, false)]
			: []),
		...messages.map((finding) => more('not used', finding, false)),
		await draftsFinding(content, editor),
		...contractFindings,
	];
}

async function draftsFinding(
	content: WordPressContent,
	editor: WordPressToCheck['editor'],
): Promise<Finding> {
	const finding = { name: 'drafts', level: 'more' } as const;
	if (!editor) return { ...finding, ok: false, note: 'none: previews show the published version' };
	if (await content.acceptsEditor())
		return { ...finding, ok: true, note: `with the rights of ${editor.user}` };
	const note = `WordPress refuses the application password of ${editor.user}: previews of drafts are 404`;
	// The operator asked for drafts, so that this is no optional part.
	return { ...finding, level: 'specified', ok: false, note };
}
