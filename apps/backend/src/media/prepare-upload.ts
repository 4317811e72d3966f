import {
	APIError,
	type CollectionBeforeChangeHook,
	type CollectionBeforeOperationHook,
} from 'payload';
import { measureImage } from './color.ts';
import { checkLottie } from './lottie.ts';
import { sanitizeSvg } from './svg.ts';

type Upload = NonNullable<Parameters<CollectionBeforeOperationHook>[0]['req']['file']>;

function checked<T>(run: () => T): T {
	try {
		return run();
	} catch (cause) {
		throw new APIError(
			cause instanceof Error ? cause.message : 'The file cannot be used',
			400,
			null,
			true,
		);
	}
}

const isSvg = (file: Upload) => file.mimetype === 'image/svg+xml' || /\.svg$/i.test(file.name);

/** Before a file is stored: drawings lose everything that runs or loads, JSON files must be animations. */
export const prepareUpload: CollectionBeforeOperationHook = ({ args, req }) => {
	const { file } = req;
	if (!file) return args;
	if (isSvg(file)) {
		file.data = Buffer.from(checked(() => sanitizeSvg(file.data.toString('utf8'))));
		file.size = file.data.length;
	} else if (/\.json$/i.test(file.name)) {
		checked(() => checkLottie(file.data.toString('utf8')));
	}
	return args;
};

/** Keeps what the site needs to reserve space: pixel size and dominant colour. */
export const rememberSize: CollectionBeforeChangeHook = async ({ data, req }) => {
	const { file } = req;
	if (!file) return data;
	if (/\.json$/i.test(file.name)) {
		const { width, height } = checkLottie(file.data.toString('utf8'));
		return { ...data, pixelWidth: width, pixelHeight: height };
	}
	const size = await measureImage(file.data);
	return size
		? { ...data, color: size.color, pixelWidth: size.width, pixelHeight: size.height }
		: data;
};
