import { APIError, type UploadConfig } from 'payload';

type Handler = NonNullable<UploadConfig['handlers']>[number];

/** A file in the trash is not there for visitors; who is signed in still sees it. */
export const notInTrash: Handler = async (req, { params }): Promise<void> => {
	if (req.user) return;
	const trashed = await req.payload.db.findOne({
		collection: 'media',
		where: { and: [{ filename: { equals: params.filename } }, { deletedAt: { exists: true } }] },
		req,
	});
	if (trashed) throw new APIError('There is no such file', 404);
};
