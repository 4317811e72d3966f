import type { StoredPage } from '../stored/cached-page.ts';

export interface FoundPage {
	page: StoredPage;
	isStale: boolean;
}

/** Where answers outlive the process. Never throws: a level that fails is a level that finds nothing. */
export interface SecondLevel {
	read(id: string): Promise<FoundPage | undefined>;
	write(page: StoredPage): void;
	delete(id: string): void;
	readonly entries: number;
	readonly bytes: number;
	close(): Promise<void>;
}
