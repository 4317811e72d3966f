import { cp, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { BuildInfo } from '#shared/settings/build-info.ts';
import { limits } from '../settings/limits.ts';

const infoFile = 'build.json';

/**
 * Keeps the client files of this build and the few before it, so that tabs opened before a deployment find theirs. The folder may
 * be shared by nodes: a build is copied beside its place and renamed into it.
 */
export async function archiveBuild(
	archiveFolder: string,
	clientFolder: string,
	info: BuildInfo,
): Promise<void> {
	await mkdir(archiveFolder, { recursive: true });
	const builds = await archivedBuilds(archiveFolder);
	if (!builds.some((build) => build.id === info.id)) {
		const temporary = join(archiveFolder, `${info.id}.${process.pid}.tmp`);
		await cp(join(clientFolder, 'assets'), join(temporary, 'assets'), { recursive: true });
		await writeFile(join(temporary, infoFile), JSON.stringify(info));
		// Another node may have been quicker; its copy is as good.
		await rename(temporary, join(archiveFolder, info.id)).catch(() =>
			rm(temporary, { recursive: true, force: true }),
		);
	}
	const others = builds.filter((build) => build.id !== info.id);
	others.sort((a, b) => b.timestamp - a.timestamp);
	for (const { id } of others.slice(limits.builds.kept - 1)) {
		await rm(join(archiveFolder, id), { recursive: true, force: true });
	}
}

/** The builds of a folder; whatever isn't one is ignored. */
export async function archivedBuilds(archiveFolder: string): Promise<BuildInfo[]> {
	const names = await readdir(archiveFolder).catch(() => []);
	const builds = await Promise.all(
		names
			.filter((name) => /^[\w-]+$/.test(name))
			.map((name) => readInfo(join(archiveFolder, name))),
	);
	return builds.filter((build) => build !== undefined);
}

async function readInfo(folder: string): Promise<BuildInfo | undefined> {
	try {
		// Written by archiveBuild.
		return JSON.parse(await readFile(join(folder, infoFile), 'utf8')) as BuildInfo;
	} catch {
		return undefined;
	}
}
