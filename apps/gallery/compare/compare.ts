import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { locales } from '@website/contracts/locales';
import { checkOut } from './check-out.ts';
import { difference } from './difference.ts';
import { listExamples, type Shot, shotName, takePictures } from './pictures.ts';
import { type ChangedShot, reportPage } from './report/report.ts';
import { serveGallery } from './serve-gallery.ts';

interface CompareOptions {
	/** The root folder of the project. */
	project: string;
	/** The git reference that is compared with the working tree. */
	ref: string;
	/** Prefixes of part ids; empty means all parts. */
	partPrefixes: readonly string[];
	/** Path of the Chromium executable. */
	browser: string;
	/** Folder of the report. */
	results: string;
}

/** The first language in both schemes and at two widths. Other languages only at the narrow width, where long words may not fit. */
const views: Omit<Shot, 'part' | 'example'>[] = locales.flatMap(({ code }, index) =>
	index > 0
		? [{ lang: code, width: 390, scheme: 'light' }]
		: [390, 1440].flatMap((width) =>
				(['light', 'dark'] as const).map((scheme) => ({ lang: code, width, scheme })),
			),
);

/** Compares all examples of the working tree with those of a git reference. Returns the path of the HTML report and how many changed. */
export async function compare(options: CompareOptions): Promise<{ file: string; changed: number }> {
	const { project, ref, partPrefixes, results } = options;
	const folder = mkdtempSync(join(tmpdir(), 'gallery-'));
	const resources: { close(): Promise<void> }[] = [];
	try {
		checkOut(project, ref, join(folder, 'project'));
		const before = await serveGallery(join(folder, 'project'), join(folder, 'before'));
		resources.push(before);
		const after = await serveGallery(project, join(folder, 'after'));
		resources.push(after);
		const launch = { executablePath: options.browser, args: ['--no-sandbox'] };
		const browser = await chromium.launch(launch);
		resources.push(browser);
		const listShots = async (url: string) => {
			const examples = await listExamples(browser, url);
			const selection = examples.filter(
				({ part }) =>
					partPrefixes.length === 0 || partPrefixes.some((start) => part.startsWith(start)),
			);
			const shots: Shot[] = selection.flatMap((example) =>
				views.map((view) => ({ ...example, ...view })),
			);
			return new Map(shots.map((shot) => [shotName(shot), shot]));
		};
		const shotsBefore = await listShots(before.url);
		const shotsAfter = await listShots(after.url);
		const commonShots = [...shotsAfter.values()].filter((shot) => shotsBefore.has(shotName(shot)));
		const pictures = new Map<string, Buffer>();
		await takePictures(browser, before.url, commonShots, (shot, picture) => {
			pictures.set(shotName(shot), picture);
		});
		const changed: ChangedShot[] = [];
		const comparisons: Promise<void>[] = [];
		await takePictures(browser, after.url, commonShots, (shot, picture) => {
			const pictureBefore = pictures.get(shotName(shot));
			if (!pictureBefore) return;
			comparisons.push(
				difference(pictureBefore, picture).then((result) => {
					if (result)
						changed.push({ shot, before: pictureBefore, after: picture, difference: result });
				}),
			);
		});
		await Promise.all(comparisons);
		mkdirSync(results, { recursive: true });
		const file = join(results, 'comparison.html');
		const page = await reportPage({
			ref,
			changed,
			added: [...shotsAfter.keys()].filter((name) => !shotsBefore.has(name)),
			removed: [...shotsBefore.keys()].filter((name) => !shotsAfter.has(name)),
			unchanged: commonShots.length - changed.length,
		});
		writeFileSync(file, page);
		return { file, changed: changed.length };
	} finally {
		await Promise.all(resources.map((resource) => resource.close()));
		rmSync(folder, { recursive: true, force: true });
	}
}
