import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { locales } from '@website/contracts/locales';
import { difference } from './difference.ts';
import { checkOut } from './earlier-state.ts';
import { listExamples, nameOf, type Shot, takePictures } from './pictures.ts';
import { type Changed, reportPage } from './report/report.ts';
import { serveGallery } from './served-gallery.ts';

interface CompareOptions {
	/** The project's folder. */
	project: string;
	/** What is compared with the working tree. */
	ref: string;
	/** Beginnings of the parts' ids; every part when empty. */
	only: readonly string[];
	/** Path of Chromium. */
	browser: string;
	/** Folder the page is written to. */
	results: string;
}

/** Both schemes and two widths in the first language; the words of the others matter where there is least room. */
const views: Omit<Shot, 'part' | 'example'>[] = locales.flatMap(({ code }, index) =>
	index > 0
		? [{ lang: code, width: 390, scheme: 'light' }]
		: [390, 1440].flatMap((width) =>
				(['light', 'dark'] as const).map((scheme) => ({ lang: code, width, scheme })),
			),
);

/** Compares every example of the working tree with that of a git reference, and writes what differs as one HTML page. Returns its path. */
export async function compare(options: CompareOptions): Promise<{ file: string; changed: number }> {
	const { project, ref, only, results } = options;
	const work = mkdtempSync(join(tmpdir(), 'gallery-'));
	const opened: { close(): Promise<void> }[] = [];
	try {
		checkOut(project, ref, join(work, 'project'));
		const before = await serveGallery(join(work, 'project'), join(work, 'before'));
		opened.push(before);
		const after = await serveGallery(project, join(work, 'after'));
		opened.push(after);
		const launch = { executablePath: options.browser, args: ['--no-sandbox'] };
		const browser = await chromium.launch(launch);
		opened.push(browser);
		const shotsOf = async (url: string) => {
			const examples = await listExamples(browser, url);
			const selection = examples.filter(
				({ part }) => only.length === 0 || only.some((start) => part.startsWith(start)),
			);
			const shots: Shot[] = selection.flatMap((example) =>
				views.map((view) => ({ ...example, ...view })),
			);
			return new Map(shots.map((shot) => [nameOf(shot), shot]));
		};
		const earlier = await shotsOf(before.url);
		const later = await shotsOf(after.url);
		const both = [...later.values()].filter((shot) => earlier.has(nameOf(shot)));
		const pictures = new Map<string, Buffer>();
		await takePictures(browser, before.url, both, (shot, picture) => {
			pictures.set(nameOf(shot), picture);
		});
		const changed: Changed[] = [];
		const waiting: Promise<void>[] = [];
		await takePictures(browser, after.url, both, (shot, picture) => {
			const earlierPicture = pictures.get(nameOf(shot));
			if (!earlierPicture) return;
			waiting.push(
				difference(earlierPicture, picture).then((result) => {
					if (result)
						changed.push({ shot, before: earlierPicture, after: picture, difference: result });
				}),
			);
		});
		await Promise.all(waiting);
		mkdirSync(results, { recursive: true });
		const file = join(results, 'comparison.html');
		const page = await reportPage({
			ref,
			changed,
			added: [...later.keys()].filter((name) => !earlier.has(name)),
			removed: [...earlier.keys()].filter((name) => !later.has(name)),
			unchanged: both.length - changed.length,
		});
		writeFileSync(file, page);
		return { file, changed: changed.length };
	} finally {
		await Promise.all(opened.map((one) => one.close()));
		rmSync(work, { recursive: true, force: true });
	}
}
