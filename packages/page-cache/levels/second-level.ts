import type { StoredPage } from '../stored/stored-page.ts';

export interface SecondLevelPage {
	page: StoredPage;
	isStale: boolean;
}

/** A store of responses that outlives the process. Never throws: if it fails, `read` returns undefined. */
export interface SecondLevel {
	read(id: string): Promise<SecondLevelPage | undefined>;
	write(page: StoredPage): void;
	delete(id: string): void;
	readonly entries: number;
	readonly bytes: number;
	close(): Promise<void>;
}
