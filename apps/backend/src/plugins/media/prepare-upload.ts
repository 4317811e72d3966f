import {
	addDataAndFileToRequest,
	type CollectionBeforeChangeHook,
	type CollectionBeforeOperationHook,
	type Endpoint,
	type PayloadRequest,
	type SanitizedConfig,
	ValidationError,
} from 'payload';
import { type FileInfo, identify } from '../../platform/files/identify.ts';
import { nameFor, typeOfName } from '../../platform/files/media-types.ts';
import { nextRevision, replacementName } from '../../platform/files/replace-file.ts';
import { problems, UploadProblem } from '../../platform/files/upload-problem.ts';
import { isRecord } from '../../platform/http/reading/json-record.ts';
import { innerRequest } from '../../platform/transactions/inner-request.ts';

/** The results of `identify` by the bytes to store, so that no file is identified twice. */
const identities = new WeakMap<Buffer, FileInfo>();

/** The results of `identify` by the bytes as they were sent. */
const sentFiles = new WeakMap<Buffer, FileInfo>();

/** An endpoint that identifies its file before it begins its transaction, for which all other saves wait: a picture may take seconds. */
const identifyFirst = ({ handler, ...endpoint }: Endpoint): Endpoint => ({
	...endpoint,
	handler: async (req) => {
		await addDataAndFileToRequest(req);
		// Keeps the handler from reading it again.
		Object.defineProperty(req, 'body', { value: null });
		if (req.file) sentFiles.set(req.file.data, await identifyFor(req.file.data, req));
		return handler(req);
	},
});

const takesFile = ({ path, method }: Endpoint) =>
	['/', '/:id'].includes(path) && ['post', 'patch'].includes(method);

/** Identifies files in Payload's own endpoints that create and change them before the transaction begins. */
export function identifyBeforeTransaction(config: SanitizedConfig): SanitizedConfig {
	for (const collection of config.collections)
		if (collection.slug === 'media' && collection.endpoints)
			collection.endpoints = collection.endpoints.map((each) =>
				takesFile(each) ? identifyFirst(each) : each,
			);
	return config;
}

/**
 * Removes the crop of a whole picture, which Payload's image editor sends with every focal point: the picture would be encoded again, at a
 * lower quality.
 */
function dropWholeCrop({ query: { uploadEdits } }: PayloadRequest): void {
	if (!isRecord(uploadEdits) || !isRecord(uploadEdits.crop)) return;
	const { x, y, width, height } = uploadEdits.crop;
	if ([x, y, width, height].map(Number).join() !== '0,0,100,100') return;
	for (const name of ['crop', 'widthInPixels', 'heightInPixels']) delete uploadEdits[name];
}

/**
 * Identifies an uploaded file by its bytes before it is stored, and sets its MIME type and name accordingly. A replacement keeps the name
 * of the stored file. Other files are rejected with a 400 that names the field.
 */
export const prepareUpload: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
	if (operation !== 'create' && operation !== 'update') return args;
	dropWholeCrop(req);
	const { file } = req;
	if (!file) {
		// Otherwise Payload would fetch the URL of a new document and store the response unchecked.
		const isNew = operation === 'create' && !('duplicateFromID' in args && args.duplicateFromID);
		if (isNew) throw uploadError(new UploadProblem(problems.missing), req);
		return args;
	}
	if (identities.has(file.data)) return args;
	const identity = await identifyFor(file.data, req);
	identities.set(identity.data, identity);
	const currentName = 'id' in args ? await currentFilename(args.id, req) : null;
	const name =
		currentName === null
			? nameFor(file.name, identity.type)
			: replacementName(currentName, identity.type);
	req.file = {
		...file,
		data: identity.data,
		size: identity.data.length,
		mimetype: identity.type,
		name,
	};
	return name === currentName ? { ...args, overwriteExistingFiles: true } : args;
};

/** The name of the stored file of a document; null if there is none. */
async function currentFilename(id: unknown, req: PayloadRequest): Promise<string | null> {
	if (typeof id !== 'number' && typeof id !== 'string') return null;
	const previous = await req.payload.findByID({
		collection: 'media',
		id,
		depth: 0,
		trash: true,
		disableErrors: true,
		select: { filename: true },
		req: innerRequest(req),
	});
	return previous?.filename ?? null;
}

/** Stores every file at the root of the folder or bucket, overriding the storage plugin's fields in the request. */
const rootLocation = { prefix: '', _objectKey: null };

/**
 * Rejects a file whose bytes do not match its name and MIME type, right before the document is saved. Sets pixel size, main color, digest
 * and revision.
 */
export const validateFile: CollectionBeforeChangeHook = async ({
	data,
	operation,
	originalDoc,
	req,
}) => {
	const { file } = req;
	if (!file)
		return { ...data, ...rootLocation, ...(originalDoc ? pickFileFields(originalDoc) : {}) };
	const identity = identities.get(file.data) ?? (await identifyFor(file.data, req));
	const isSanitized = identity.type !== 'image/svg+xml' || identity.data.equals(file.data);
	if (
		!isSanitized ||
		identity.type !== data.mimeType ||
		identity.type !== typeOfName(data.filename ?? '')
	)
		throw uploadError(new UploadProblem(problems.replaced), req);
	const { width = null, height = null } = identity.size ?? {};
	return {
		...data,
		...rootLocation,
		...nextRevision(operation === 'update' ? originalDoc : undefined, identity.data),
		color: identity.color,
		pixelWidth: width,
		pixelHeight: height,
		// Payload measures no films, and ignores the orientation of a photo.
		width,
		height,
	};
};

const fileFields = [
	...['mimeType', 'filesize', 'width', 'height', 'color', 'pixelWidth', 'pixelHeight'],
	...['digest', 'revision'],
];

function pickFileFields(document: Record<string, unknown>): Record<string, unknown> {
	return Object.fromEntries(fileFields.map((name) => [name, document[name] ?? null]));
}

async function identifyFor(data: Buffer, req: PayloadRequest): Promise<FileInfo> {
	try {
		return sentFiles.get(data) ?? (await identify(data));
	} catch (cause) {
		if (cause instanceof UploadProblem) throw uploadError(cause, req);
		throw cause;
	}
}

function uploadError(problem: UploadProblem, req: PayloadRequest): ValidationError {
	const message = problem.in(req.i18n.language);
	req.payload.logger.warn({ err: problem, user: req.user?.id }, 'upload rejected');
	return new ValidationError({ collection: 'media', errors: [{ path: 'file', message }], req });
}
