import { cp, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DiskStore } from '@website/page-cache/disk-store';
import type { BuildInfo } from '#shared/settings/build-info.ts';
import { limits } from '../settings/limits.ts';

const infoFile = 'build.json';

/** Client files of this build and of a few earlier ones, for tabs opened before a deployment. Nodes may share the folder. */
export class BuildArchive {
	readonly #folder: string;
	readonly #store: DiskStore;

	constructor(folder: string) {
		this.#folder = folder;
		this.#store = openStore(folder);
	}

	async add(clientFolder: string, info: BuildInfo): Promise<void> {
		// Read again each time, because other nodes add builds too.
		const store = openStore(this.#folder);
		const isStored = async () => (await store.names()).includes(info.id);
		if (await isStored()) return store.renew(info.id);
		try {
			await store.writeFolder(info.id, async (path) => {
				await cp(join(clientFolder, 'assets'), join(path, 'assets'), { recursive: true });
				await writeFile(join(path, infoFile), JSON.stringify(info));
			});
		} catch (error) {
			// Another node may have stored the same build first.
			if (!(await isStored())) throw error;
		}
	}

	async builds(): Promise<BuildInfo[]> {
		const ids = await this.#store.names().catch(() => []);
		const infos = await Promise.all(ids.map((id) => readInfo(this.folderOf(id))));
		return infos.filter((build) => build !== undefined);
	}

	folderOf(id: string): string {
		return join(this.#folder, id);
	}
}

function openStore(folder: string): DiskStore {
	return new DiskStore({
		folder,
		entryName: /^[\w-]+$/,
		bound: { maxEntries: limits.builds.count },
	});
}

async function readInfo(folder: string): Promise<BuildInfo | undefined> {
	try {
		// `add` has written the file.
		return JSON.parse(await readFile(join(folder, infoFile), 'utf8')) as BuildInfo;
	} catch {
		return undefined;
	}
}
