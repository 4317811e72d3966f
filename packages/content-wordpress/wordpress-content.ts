import { isDeepStrictEqual } from 'node:util';
import { type CacheTag, optionsTag } from '@website/contracts/cache-tags';
import { type LocaleCode, localeCodes } from '@website/contracts/locales';
import { Addresses, wordPressLocation } from './catalog/addresses.ts';
import { archivesOf } from './catalog/archives.ts';
import { Catalog } from './catalog/catalog.ts';
import { LossGuard } from './catalog/loss-guard.ts';
import { publicDocuments } from './catalog/newest-documents.ts';
import { type Reading, readCatalog, readNews } from './catalog/read-catalog.ts';
import { type EarlyDocuments, readEarly, withArticle } from './catalog/read-early.ts';
import {
	changedTags,
	parseSnapshot,
	publishedIn,
	type Snapshot,
	takeSnapshot,
} from './catalog/snapshot.ts';
import { contextOf, type ResolverState } from './content/context.ts';
import { readMenu } from './content/menus.ts';
import type { TemplatePart } from './content/navigation.ts';
import { blockTags, readShared } from './content/read-shared.ts';
import { findForms, findShortcodes, replacement, siteEmail } from './content/replace-forms.ts';
import {
	type ContractRequest,
	executeOperation,
	type OperationResult,
} from './endpoint/execute-operation.ts';
import { limits } from './limits.ts';
import { MappedFields } from './sections/convert.ts';
import { noSectionFile, type SectionFile } from './sections/section-file.ts';
import {
	type Capabilities,
	detectPlugins,
	detectSeo,
	type Plugins,
	readSettings,
} from './wpgraphql/capabilities.ts';
import { type ClientOptions, WordPressClient } from './wpgraphql/client.ts';
import { findHiddenTypes } from './wpgraphql/custom-types.ts';
import { WordPressFailure, WordPressRefusal } from './wpgraphql/failures.ts';
import { plainWordPress, siteLocale } from './wpgraphql/language-plugins.ts';
import {
	defaultLocaleOf,
	optionsOf,
	type PluginLanguages,
	readLanguages,
} from './wpgraphql/site-languages.ts';

export interface WordPressContentOptions extends ClientOptions {
	sectionFile?: SectionFile | undefined;
	/** Origin of WordPress' own files in responses; by default that of its settings. */
	mediaOrigin?: string | undefined;
	/** Origin of the site's own URLs, to which plugins of WordPress may redirect. */
	siteOrigin?: string | undefined;
	/** Secret of preview tokens; without it drafts are never shown. */
	previewSecret?: string | undefined;
	/** Stores the snapshot, so that changes made while this program did not run are detected. */
	memory?: { read(): Promise<string | undefined>; write(text: string): Promise<void> } | undefined;
	/** Called once with each message for operators, such as a mapped field that WordPress does not have. */
	onFinding?: ((text: string) => void) | undefined;
}

/** Tags of lists and shared parts, which a response may show empty. */
const listTags: readonly CacheTag[] = [
	...(['pages', 'posts', 'categories', 'products'] as const),
	...(['header', 'footer', 'cta', 'settings'] as const),
];

interface State extends ResolverState {
	reading: Reading;
	/** The detected plugins, which are others after each detection. */
	plugins: Plugins;
}

/** Plugins, settings and languages. */
interface Basics {
	plugins: Plugins;
	capabilities: Capabilities;
	languages: PluginLanguages | undefined;
}

/** Stands for a snapshot until all documents were listed once. */
const earlyMark = 'early';

/** Fields of Query that may need no list of articles. */
const earlyRoots: ReadonlySet<string> = new Set([
	...['page', 'pageByUri', 'post', 'products', 'pricePages', 'brand', 'redirect'],
	...['header', 'footer', 'callToAction', 'siteSettings', 'siteOptions'],
]);

/** Implements the content contract with the content of a WordPress with WPGraphQL. */
export class WordPressContent {
	readonly #options: WordPressContentOptions;
	readonly #client: WordPressClient;
	readonly #findings = new Set<string>();
	#detection: { plugins: Promise<Plugins>; at: number } | undefined;
	#state: State | undefined;
	#loading: Promise<State> | undefined;
	#snapshot: Snapshot | undefined;
	#refreshing: Promise<unknown> = Promise.resolve();
	readonly #lossGuard = new LossGuard();
	/** True if a reading was not believed since the last refresh. */
	#hasDoubts = false;
	/** Shared by the requests before the first state. */
	#early: Promise<{ basics: Basics; documents: Promise<EarlyDocuments> | undefined }> | undefined;
	/** True if responses since the last refresh were made without the list of all articles. */
	#hasAnsweredEarly = false;
	/** True if a plugin for several languages was detected before: without it, every reading looks for it again. */
	#hadLanguagePlugin = false;

	constructor(options: WordPressContentOptions) {
		this.#options = options;
		this.#client = new WordPressClient(options);
	}

	/** Executes one operation of the contract. Errors of WordPress do not reject: they have the status 502. */
	async execute(request: ContractRequest): Promise<OperationResult> {
		return executeOperation(request, {
			previewSecret: this.#options.previewSecret,
			readEarlyState: (roots, slug) =>
				roots.every((root) => earlyRoots.has(root))
					? this.#readEarly(roots.includes('post') ? slug : undefined)
					: this.#readState(),
			readState: () => this.#readState(),
			onRefusal: () => {
				// A plugin may have been removed, so plugins are detected again.
				this.#detection = undefined;
			},
		});
	}

	/** True if drafts can be read: WordPress accepts the editor's credentials. Rejects when WordPress fails. */
	async acceptsEditor(): Promise<boolean> {
		return this.#client.hasEditor && this.#client.acceptsEditor();
	}

	/** Returns the plugins, the languages of the published documents, and the paths of those with forms or shortcodes, and what replaces the forms. Rejects when WordPress fails. */
	async describe(): Promise<{
		plugins: Plugins;
		languages: LocaleCode[];
		forms: string[];
		formReplacement: string;
		shortcodes: string[];
		/** Where the menus are from; undefined without a menu. */
		menus: Record<TemplatePart, string | undefined>;
		/** Public post types that WPGraphQL hides, with the PHP that shows them. */
		hiddenTypes: string[];
	}> {
		const state = await this.#readState();
		return {
			plugins: await this.#plugins(),
			languages: localeCodes.filter((locale) => state.catalog.locales.has(locale)),
			forms: await findForms(state),
			formReplacement: replacement(
				await siteEmail(contextOf(state), state.catalog.options.defaultLanguage),
			),
			shortcodes: await findShortcodes(state),
			menus: {
				header: await this.#menuSource(state, 'header'),
				footer: await this.#menuSource(state, 'footer'),
			},
			hiddenTypes: await findHiddenTypes(this.#client),
		};
	}

	async #menuSource(state: State, part: TemplatePart): Promise<string | undefined> {
		const location = state.capabilities.menus[part];
		if (location) return location;
		const { defaultLanguage } = state.catalog.options;
		const items = await readMenu(contextOf(state), part, defaultLanguage);
		return items.length > 0 ? 'of the blocks of the theme' : undefined;
	}

	/** The plugins; detected again after ten minutes, after a refused query, and after a reading that lost content. */
	#plugins(): Promise<Plugins> {
		const { at = 0 } = this.#detection ?? {};
		if (!this.#detection || Date.now() - at > limits.capabilitiesMs) {
			const plugins = detectPlugins(this.#client, this.#options.sectionFile ?? noSectionFile);
			const current = { plugins, at: Date.now() };
			this.#detection = current;
			plugins.catch(() => {
				if (this.#detection === current) this.#detection = undefined;
			});
		}
		return this.#detection.plugins;
	}

	/**
	 * Reads the published content again and returns the tags of changes since the last time. Rejects when WordPress fails; the
	 * previous content is then kept.
	 */
	refresh(): Promise<CacheTag[]> {
		// Runs one at a time, so that an older result cannot replace a newer one.
		const next = this.#refreshing.catch(() => undefined).then(() => this.#refresh());
		this.#refreshing = next;
		return next;
	}

	async #refresh(): Promise<CacheTag[]> {
		const before = await this.#readSnapshot();
		const wasEarly = !before && (await this.#options.memory?.read()) !== undefined;
		const since = this.#state?.reading.readAt;
		const state = await (this.#state ? this.#load() : this.#readState()).catch((error: unknown) => {
			// Without a snapshot, the first successful reading cannot tell which stored pages are out of date.
			if (!before) this.#hasDoubts = true;
			throw error;
		});
		const [shared, tagsOfBlocks] = await Promise.all([
			readShared(state, since),
			blockTags(state, since),
		]);
		const snapshot = takeSnapshot(state.catalog, shared, before);
		// Responses from here on contain the changes of the tags.
		this.#state = state;
		this.#snapshot = snapshot;
		const changes = [...(before ? changedTags(before, snapshot) : []), ...tagsOfBlocks];
		if (!before || changes.length > 0) await this.#options.memory?.write(JSON.stringify(snapshot));
		// Responses made while WordPress had lost content may lack menus and articles.
		const isAllDoubtful = this.#hasAnsweredEarly || wasEarly || (this.#hasDoubts && !before);
		const doubtfulTags: readonly CacheTag[] = isAllDoubtful
			? [optionsTag]
			: this.#hasDoubts
				? listTags
				: [];
		const tags = [...new Set([...changes, ...doubtfulTags])];
		this.#hasDoubts = false;
		this.#hasAnsweredEarly = false;
		this.#early = undefined;
		return tags;
	}

	/** The content published before, from the last reading or from the memory of an earlier process. */
	async #readSnapshot(): Promise<Snapshot | undefined> {
		const { memory } = this.#options;
		return this.#snapshot ?? parseSnapshot(await memory?.read().catch(() => undefined));
	}

	async #readState(): Promise<State> {
		if (this.#state) return this.#state;
		this.#loading ??= this.#load().finally(() => {
			this.#loading = undefined;
		});
		this.#state = await this.#loading;
		return this.#state;
	}

	/** The state while the first one is loaded: enough for pages and articles, but not for lists. */
	async #readEarly(slug: string | undefined): Promise<State> {
		const loading = this.#readState();
		if (this.#state) return loading;
		const early = this.#loadEarly(slug).catch(() => undefined);
		const state = await Promise.race([loading, early.then((one) => one ?? loading)]);
		if (state === this.#state || this.#hasAnsweredEarly) return state;
		this.#hasAnsweredEarly = true;
		// After a restart, the pages that were stored meanwhile are out of date.
		if (!(await this.#readSnapshot())) await this.#options.memory?.write(earlyMark);
		return state;
	}

	/** Loads all pages, and the article with a slug; undefined for a site without many documents, or if WordPress lost pages or languages. */
	async #loadEarly(slug: string | undefined): Promise<State | undefined> {
		this.#early ??= this.#readEarlyDocuments();
		const { basics, documents } = await this.#early;
		// Without a list of languages, those of the documents are offered.
		const hasLanguages = basics.languages || basics.plugins.languages === plainWordPress;
		if (!documents || !hasLanguages) return undefined;
		const contents = await withArticle(this.#client, basics.capabilities, documents, slug);
		const state = this.#stateOf(basics, {
			...contents,
			versions: new Map(),
			total: undefined,
			readAt: undefined,
		});
		const before = await this.#readSnapshot();
		const pages = before && publishedIn({ ...before, posts: {} });
		const loss = new LossGuard().check(pages, publishedIn(takeSnapshot(state.catalog)));
		return loss ? undefined : state;
	}

	async #readEarlyDocuments() {
		try {
			const count = this.#client.restTotal(publicDocuments);
			const basics = await this.#readBasics();
			const hasMany = ((await count)?.total ?? Number.POSITIVE_INFINITY) > limits.manyDocuments;
			const documents = hasMany ? readEarly(this.#client, basics.capabilities) : undefined;
			documents?.catch(() => {
				this.#early = undefined;
			});
			return { basics, documents };
		} catch (error) {
			this.#early = undefined;
			throw error;
		}
	}

	/** Reads what does not depend on documents. */
	async #readBasics(): Promise<Basics> {
		const client = this.#client;
		const plugins = await this.#plugins();
		if (plugins.languages !== plainWordPress) this.#hadLanguagePlugin = true;
		else if (this.#hadLanguagePlugin) this.#detection = undefined;
		const [settings, languages, seo] = await Promise.all([
			readSettings(client),
			readLanguages(client, plugins.languages),
			// Other plugins' fields are missed by the queries that use them; a new one may forbid to index documents.
			plugins.seo === 'none' ? detectSeo(client) : plugins.seo,
		]);
		if (seo !== plugins.seo) {
			this.#detection = undefined;
			return this.#readBasics();
		}
		const defaultLocale = defaultLocaleOf(languages, settings);
		return { plugins, languages, capabilities: { ...plugins, settings, defaultLocale } };
	}

	async #load(): Promise<State> {
		const before = this.#state;
		const forgetPlugins = (error: unknown) => {
			if (error instanceof WordPressRefusal) this.#detection = undefined;
			throw error;
		};
		const readNewsOf = (plugins: Plugins) =>
			readNews(this.#client, plugins, before?.reading.authors).catch(forgetPlugins);
		const detected = await this.#plugins();
		const [basics, firstNews] = await Promise.all([this.#readBasics(), readNewsOf(detected)]);
		const { plugins, capabilities } = basics;
		const news = plugins === detected ? firstNews : await readNewsOf(plugins);
		// The pages for visitors who wait come first.
		if (!before) await this.#early?.then(({ documents }) => documents).catch(() => undefined);
		// All documents are read again with each detection of plugins, for changes that WordPress does not date.
		const isComparable =
			before?.plugins === plugins &&
			isDeepStrictEqual(before.capabilities.settings, capabilities.settings);
		const reading = await readCatalog(
			this.#client,
			capabilities,
			news,
			before?.reading,
			isComparable,
		).catch(forgetPlugins);
		const unknownCodes = unknownLanguages(basics.languages?.codes ?? []);
		const state = this.#stateOf(basics, reading);
		const { sections } = plugins;
		this.#report([...sections.findings, ...unknownCodes, ...unreachable(state.catalog)]);
		await this.#requireCredible(state.catalog);
		return state;
	}

	#stateOf({ plugins, capabilities, languages }: Basics, reading: Reading): State {
		const client = this.#client;
		const { settings } = capabilities;
		const documentLocales = new Set(reading.entries.map(({ locale }) => locale));
		const { url, mediaOrigin, siteOrigin } = this.#options;
		const location = wordPressLocation(settings.url, url);
		const siteOptions = optionsOf(languages, documentLocales, settings);
		const entries = [...reading.entries, ...archivesOf(capabilities, reading.entries)];
		const catalog = new Catalog({ ...reading, entries }, siteOptions, location.hosts);
		const addresses = new Addresses(location, catalog, mediaOrigin);
		const mappedFields = new MappedFields(capabilities.sections.selection, addresses);
		const report = (finding: string) => this.#report([finding]);
		const parts = { client, capabilities, catalog, addresses, mappedFields, siteOrigin };
		return { ...parts, report, reading, plugins };
	}

	/** Rejects if the catalog lost so much that it must not be believed yet. */
	async #requireCredible(catalog: Catalog): Promise<void> {
		const before = await this.#readSnapshot();
		const loss = this.#lossGuard.check(
			before && publishedIn(before),
			publishedIn(takeSnapshot(catalog)),
		);
		if (!loss) return;
		this.#hasDoubts = true;
		this.#detection = undefined;
		throw new WordPressFailure(
			`WordPress no longer lists ${loss}: the content stays as it was until two more readings, a minute apart, agree`,
		);
	}

	/** Reports each finding once. */
	#report(findings: readonly string[]): void {
		for (const finding of findings) {
			if (!this.#findings.has(finding)) this.#options.onFinding?.(finding);
			this.#findings.add(finding);
		}
	}
}

const unknownLanguages = (codes: readonly string[]): string[] =>
	codes
		.filter((code) => !siteLocale(code))
		.map((code) => `the language ${code} is not one of ${localeCodes.join(', ')}: not offered`);

/** Names the documents that cannot be shown. */
function unreachable(catalog: Catalog): string[] {
	const documents = catalog.contents.entries.filter((entry) => !catalog.isReachable(entry));
	const names = documents.map(({ uri, title }) => uri ?? title).sort();
	const reason = 'not shown: the site itself or another document has the same path';
	return names.length > 0 ? [`${names.join(', ')}: ${reason}`] : [];
}
