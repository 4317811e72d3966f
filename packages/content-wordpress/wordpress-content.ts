import type { CacheTag, SharedTag } from '@website/contracts/cache-tags';
import { type LocaleCode, localeCodes } from '@website/contracts/locales';
import { findPlugins, type Plugins, readSettings } from './asking/capabilities.ts';
import { type ClientOptions, WordPressClient } from './asking/client.ts';
import { WordPressRefusal } from './asking/failures.ts';
import { siteLocale } from './asking/language-plugins.ts';
import { optionsOf, readLanguages } from './asking/site-languages.ts';
import { Addresses, wordPressPlace } from './catalog/addresses.ts';
import { Catalog } from './catalog/catalog.ts';
import { readCatalog } from './catalog/read-catalog.ts';
import { changedTags, parseSnapshot, type Snapshot, takeSnapshot } from './catalog/snapshot.ts';
import type { Reading } from './content/reading.ts';
import { resolvers } from './content/resolvers.ts';
import {
	type Answer,
	type ContractRequest,
	executeOperation,
} from './endpoint/execute-operation.ts';
import { limits } from './limits.ts';
import { MappedFields } from './sections/convert.ts';
import { noSectionFile, type SectionFile } from './sections/section-file.ts';

export interface WordPressContentOptions extends ClientOptions {
	sectionFile?: SectionFile | undefined;
	/** Checks preview tokens; without it drafts are never shown. */
	previewSecret?: string | undefined;
	/** Stores the snapshot, so that changes made while this program did not run are noticed. */
	memory?: { read(): Promise<string | undefined>; write(text: string): Promise<void> } | undefined;
	/** Receives each message for operators once, such as a mapped field that WordPress does not have. */
	onFinding?: ((text: string) => void) | undefined;
}

type State = Omit<Reading, 'tags' | 'preview'>;

/** The content contract answered from a WordPress with WPGraphQL. */
export class WordPressContent {
	readonly #options: WordPressContentOptions;
	readonly #client: WordPressClient;
	readonly #findings = new Set<string>();
	#detection: { plugins: Promise<Plugins>; at: number } | undefined;
	#state: State | undefined;
	#loading: Promise<State> | undefined;
	#snapshot: Snapshot | undefined;
	#refreshing: Promise<unknown> = Promise.resolve();

	constructor(options: WordPressContentOptions) {
		this.#options = options;
		this.#client = new WordPressClient(options);
	}

	/** Answers one operation of the contract. Rejects only if it is no GraphQL request. */
	async answer(request: ContractRequest): Promise<Answer> {
		return executeOperation(request, {
			previewSecret: this.#options.previewSecret,
			readState: () => this.#readState(),
			onRefusal: () => {
				// A plugin may be gone: detected again with the next read.
				this.#detection = undefined;
			},
		});
	}

	/** A description of the WordPress site and the languages of its published documents. Rejects if it fails. */
	async describe(): Promise<{ plugins: Plugins; languages: LocaleCode[] }> {
		const { catalog } = await this.#readState();
		return {
			plugins: await this.#plugins(),
			languages: localeCodes.filter((locale) => catalog.locales.has(locale)),
		};
	}

	/** Read again every ten minutes. */
	#plugins(): Promise<Plugins> {
		const { at = 0 } = this.#detection ?? {};
		if (!this.#detection || Date.now() - at > limits.capabilitiesMs) {
			const plugins = findPlugins(this.#client, this.#options.sectionFile ?? noSectionFile);
			const current = { plugins, at: Date.now() };
			this.#detection = current;
			plugins.catch(() => {
				if (this.#detection === current) this.#detection = undefined;
			});
		}
		return this.#detection.plugins;
	}

	/**
	 * Reads anew what is published and says the tags of what has changed since the last time. Rejects when WordPress fails; what
	 * was read before then stays.
	 */
	refresh(): Promise<CacheTag[]> {
		// One after the other: an older reading must not take the place of a newer one.
		const next = this.#refreshing.then(
			() => this.#refresh(),
			() => this.#refresh(),
		);
		this.#refreshing = next;
		return next;
	}

	async #refresh(): Promise<CacheTag[]> {
		const state = this.#state ? await this.#load() : await this.#readState();
		const snapshot = takeSnapshot(state.catalog.contents, await readShared(state));
		const { memory } = this.#options;
		const before = this.#snapshot ?? parseSnapshot(await memory?.read().catch(() => undefined));
		// Responses from here on contain the changes of the tags.
		this.#state = state;
		this.#snapshot = snapshot;
		const tags = before ? changedTags(before, snapshot) : [];
		if (!before || tags.length > 0) await memory?.write(JSON.stringify(snapshot));
		return tags;
	}

	async #readState(): Promise<State> {
		if (this.#state) return this.#state;
		this.#loading ??= this.#load().finally(() => {
			this.#loading = undefined;
		});
		this.#state = await this.#loading;
		return this.#state;
	}

	async #load(): Promise<State> {
		const client = this.#client;
		const [plugins, settings] = await Promise.all([this.#plugins(), readSettings(client)]);
		const capabilities = { ...plugins, settings };
		const [contents, listed] = await Promise.all([
			readCatalog(client, capabilities).catch((error: unknown) => {
				if (error instanceof WordPressRefusal) this.#detection = undefined;
				throw error;
			}),
			readLanguages(client, plugins.languages),
		]);
		this.#report([...plugins.sections.findings, ...unknownLanguages(listed?.words ?? [])]);
		const documents = new Set(contents.entries.map(({ locale }) => locale));
		const catalog = new Catalog(contents, optionsOf(listed, documents, settings));
		const addresses = new Addresses(wordPressPlace(settings.url, this.#options.url), catalog);
		const mapped = new MappedFields(capabilities.sections.selection, addresses);
		return { client, capabilities, catalog, addresses, mapped };
	}

	/** Each finding once. */
	#report(findings: readonly string[]): void {
		for (const finding of findings) {
			if (!this.#findings.has(finding)) this.#options.onFinding?.(finding);
			this.#findings.add(finding);
		}
	}
}

const unknownLanguages = (words: readonly string[]): string[] =>
	words
		.filter((word) => !siteLocale(word))
		.map((word) => `the language ${word} is not one of ${localeCodes.join(', ')}: not offered`);

/** What pages share, whose changes no document's date says. */
async function readShared(state: State): Promise<ReadonlyMap<SharedTag, unknown>> {
	const locales = localeCodes.filter((locale) => state.catalog.locales.has(locale));
	const parts = {
		header: resolvers.header,
		footer: resolvers.footer,
		cta: resolvers.callToAction,
		settings: resolvers.siteSettings,
		products: resolvers.products,
		options: resolvers.siteOptions,
	} satisfies Partial<Record<SharedTag, unknown>>;
	const entries = Object.entries(parts).map(async ([tag, read]) => {
		const reading: Reading = { ...state, tags: new Set(), preview: undefined };
		const values = await Promise.all(locales.map((lang) => read({ lang }, reading)));
		// The keys are those of `parts`.
		return [tag as SharedTag, values] as const;
	});
	return new Map(await Promise.all(entries));
}
