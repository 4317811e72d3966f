import { limits } from '../../platform/limits.ts';
import { add, finalizers, inOrder, type Plugin } from '../../platform/plugin.ts';
import { media as mediaCollection, mediaTags } from './collection.ts';
import { customizeFolderField, mediaFolders } from './media-folders.ts';
import { identifyBeforeTransaction } from './prepare-upload.ts';
import { handleTooLargeFile } from './too-large-file.ts';

/** Files with folders and tags. `bucketStorage` defines where they are stored; it must run after all plugins that change the collection. */
export const media = (): Plugin =>
	inOrder(
		(config) => ({
			...config,
			folders: mediaFolders,
			upload: { ...config.upload, limits: { fileSize: limits.uploads.fileBytes } },
		}),
		add({
			collections: [mediaCollection, mediaTags],
			afterError: [handleTooLargeFile],
			header: ['/plugins/media/screens/skipped-files.tsx#SkippedFiles'],
		}),
		finalizers.add(customizeFolderField, identifyBeforeTransaction),
	);

export { bucketStorage } from './bucket-storage.ts';
