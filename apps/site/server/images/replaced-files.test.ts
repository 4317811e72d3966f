import { fileTag } from '@website/contracts/file-tag';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { picture } from '../../test/server/pictures.ts';
import { startSourceServer } from '../../test/server/source-server.ts';
import { temporaryFolder } from '../../test/server/temporary-folder.ts';
import { createLogger } from '../observing/logger.ts';
import { Images } from './images.ts';

const path = '/media/bl%C3%A5.png';
const tag = fileTag('blå.png');
const small = await picture(20, 10).png().toBuffer();
const large = await picture(40, 10).png().toBuffer();

async function start(folder: string) {
	const current: { bytes: Buffer | null; before?: () => Promise<void> } = { bytes: small };
	const source = await startSourceServer(async (_request, response) => {
		const { bytes } = current;
		await current.before?.();
		if (bytes) response.end(bytes);
		else response.writeHead(404).end();
	});
	const images = new Images({
		mediaOrigin: source.origin,
		folder,
		maxBytes: 1_000_000,
		logger: createLogger('silent'),
	});
	const width = async () =>
		(await sharp((await images.get('w_320,f_webp', path)).body).metadata()).width;
	return { current, images, source, width };
}

it('renders images again only after their tag was invalidated', async () => {
	await using folder = await temporaryFolder();
	const { current, images, source, width } = await start(folder.path);
	expect(await width()).toBe(20);
	current.bytes = large;
	await images.invalidate([fileTag('other.png')]);
	expect(await width()).toBe(20);
	await images.invalidate([tag]);
	expect(await width()).toBe(40);
	await source.close();
});

it('removes images with their file and restores them with it', async () => {
	await using folder = await temporaryFolder();
	const { current, images, source, width } = await start(folder.path);
	await width();
	current.bytes = null;
	await images.invalidate([tag]);
	await expect(width()).rejects.toThrow('There is no such image');
	current.bytes = large;
	await images.invalidate([tag]);
	expect(await width()).toBe(40);
	await source.close();
});

it('renders no image from bytes that were replaced while they were read', async () => {
	await using folder = await temporaryFolder();
	const { current, images, source, width } = await start(folder.path);
	const requested = Promise.withResolvers<void>();
	const released = Promise.withResolvers<void>();
	current.before = async () => {
		requested.resolve();
		await released.promise;
	};
	const imageWidth = width();
	await requested.promise;
	current.bytes = large;
	delete current.before;
	const removed = images.invalidate([tag]);
	released.resolve();
	await removed;
	expect(await imageWidth).toBe(40);
	expect(await width()).toBe(40);
	await source.close();
});
