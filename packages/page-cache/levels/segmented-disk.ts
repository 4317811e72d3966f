import { join } from 'node:path';
import { defaultLimits, type PageCacheLimits } from '../limits.ts';
import type { PurgeLedger } from '../purge-ledger.ts';
import type { StoredPage } from '../stored/stored-page.ts';
import { DiskLevel } from './disk-level.ts';
import type { SecondLevel, SecondLevelPage } from './second-level.ts';

/** The disk level. Pages and variants have separate folders, so that variants evict no pages. */
export class SegmentedDisk implements SecondLevel {
	readonly #pages: DiskLevel;
	readonly #variants: DiskLevel;

	constructor(options: {
		folder: string;
		ledger: PurgeLedger;
		onError: (error: unknown) => void;
		limits?: PageCacheLimits['disk'];
	}) {
		const limits = options.limits ?? defaultLimits.disk;
		const { maxWaitingWrites } = limits;
		const level = (name: string, maxBytes: number) =>
			new DiskLevel({
				...{ ...options, maxBytes, maxWaitingWrites },
				folder: join(options.folder, name),
			});
		this.#pages = level('pages', limits.maxBytes);
		this.#variants = level('variants', limits.maxVariantBytes);
	}

	get entries(): number {
		return this.#pages.entries + this.#variants.entries;
	}

	get bytes(): number {
		return this.#pages.bytes + this.#variants.bytes;
	}

	async read(id: string): Promise<SecondLevelPage | undefined> {
		return (await this.#pages.read(id)) ?? this.#variants.read(id);
	}

	write(page: StoredPage): void {
		(page.key.isVariant ? this.#variants : this.#pages).write(page);
	}

	delete(id: string): void {
		this.#pages.delete(id);
		this.#variants.delete(id);
	}

	async close(): Promise<void> {
		await Promise.all([this.#pages.close(), this.#variants.close()]);
	}
}
