import type { CacheTag } from '@website/contracts/cache-tags';
import type { LocaleCode } from '@website/contracts/locales';
import type { Capabilities } from '../asking/capabilities.ts';
import type { WordPressClient } from '../asking/client.ts';
import type { Addresses } from '../catalog/addresses.ts';
import type { Catalog } from '../catalog/catalog.ts';
import type { MappedFields } from '../sections/convert.ts';

/** What one operation of the contract is answered with. */
export interface Reading {
	client: WordPressClient;
	capabilities: Capabilities;
	catalog: Catalog;
	addresses: Addresses;
	mapped: MappedFields;
	/** Receives the tags of everything the answer was made from. */
	tags: Set<CacheTag>;
	/** Whether drafts are shown, and of which document alone. */
	preview: { documentId: number | undefined } | undefined;
}

/** The `where` argument with the entries that are not empty; empty without any. */
export function where(...entries: string[]): string {
	const filled = entries.filter(Boolean);
	return filled.length > 0 ? `where: { ${filled.join(', ')} }` : '';
}

/** Limits a page size to that of one call; without a value it is the contract's. */
export function pageSize(first: number | null | undefined, standard: number, most: number): number {
	return Math.min(first && first > 0 ? first : standard, most);
}

export interface LocaleArgument {
	lang: LocaleCode;
}
