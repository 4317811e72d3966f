import {
	type CollectionBeforeChangeHook,
	type CollectionBeforeOperationHook,
	type PayloadRequest,
	ValidationError,
} from 'payload';
import { type Identified, identify } from '../../platform/files/identify.ts';
import { nameFor, typeOfName } from '../../platform/files/media-types.ts';
import { nameOfReplacement, revise } from '../../platform/files/replace-file.ts';
import { problems, UploadProblem } from '../../platform/files/upload-problem.ts';
import { innerRequest } from '../../platform/transactions/inner-request.ts';

/** What has been identified, by the bytes that are stored: a second look costs nothing. */
const identified = new WeakMap<Buffer, Identified>();

/** Before a file is stored: its bytes say what it is, its name and type follow; one that takes another's place takes its name. Anything else is a 400 that names the field. */
export const prepareUpload: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
	if (operation !== 'create' && operation !== 'update') return args;
	const { file } = req;
	if (!file) {
		// Without this, Payload would fetch the address of a new document and store what it finds, unseen.
		const isNew = operation === 'create' && !('duplicateFromID' in args && args.duplicateFromID);
		if (isNew) throw refusal(new UploadProblem(problems.missing), req);
		return args;
	}
	if (identified.has(file.data)) return args;
	const identity = await identifyFor(file.data, req);
	identified.set(identity.data, identity);
	const former = 'id' in args ? await formerName(args.id, req) : null;
	const name =
		former === null ? nameFor(file.name, identity.type) : nameOfReplacement(former, identity.type);
	req.file = {
		...file,
		data: identity.data,
		size: identity.data.length,
		mimetype: identity.type,
		name,
	};
	return name === former ? { ...args, overwriteExistingFiles: true } : args;
};

/** What the file is called whose place another one takes; null where there is none. */
async function formerName(id: unknown, req: PayloadRequest): Promise<string | null> {
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

/** Every file is at the root of the folder or bucket, whatever the fields of the bucket's plugin are sent. */
const place = { prefix: '', _objectKey: null };

/** At the last moment before a document is saved: what is stored is what name and type say. Adds pixel size, main color, digest and revision. */
export const agreeWithFile: CollectionBeforeChangeHook = async ({
	data,
	operation,
	originalDoc,
	req,
}) => {
	const { file } = req;
	if (!file) return { ...data, ...place, ...(originalDoc ? factsOf(originalDoc) : {}) };
	const identity = identified.get(file.data) ?? (await identifyFor(file.data, req));
	const isDrawn = identity.type !== 'image/svg+xml' || identity.data.equals(file.data);
	if (
		!isDrawn ||
		identity.type !== data.mimeType ||
		identity.type !== typeOfName(data.filename ?? '')
	)
		throw refusal(new UploadProblem(problems.replaced), req);
	const { size, color } = identity;
	return {
		...data,
		...place,
		...revise(operation === 'update' ? originalDoc : undefined, identity.data),
		color,
		pixelWidth: size?.width ?? null,
		pixelHeight: size?.height ?? null,
	};
};

const facts = [
	...['mimeType', 'filesize', 'width', 'height', 'color', 'pixelWidth', 'pixelHeight'],
	...['digest', 'revision'],
];

function factsOf(document: Record<string, unknown>): Record<string, unknown> {
	return Object.fromEntries(facts.map((name) => [name, document[name] ?? null]));
}

async function identifyFor(data: Buffer, req: PayloadRequest): Promise<Identified> {
	try {
		return await identify(data);
	} catch (cause) {
		if (cause instanceof UploadProblem) throw refusal(cause, req);
		throw cause;
	}
}

function refusal(problem: UploadProblem, req: PayloadRequest): ValidationError {
	const message = problem.in(req.i18n.language);
	req.payload.logger.warn({ err: problem, user: req.user?.id }, 'an upload was refused');
	return new ValidationError({ collection: 'media', errors: [{ path: 'file', message }], req });
}
