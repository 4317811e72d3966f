import { addControl } from '../../platform/admin/form-parts.ts';
import { changeEntities, type Entities, inOrder, type Plugin } from '../../platform/plugin.ts';
import { previewOutsideTrash } from './outside-trash.ts';
import { previewFrame } from './preview-frame.ts';

/** Forms are tied to the site's preview beside them, and choose its scheme. */
export const livePreview = (entities: Entities): Plugin =>
	inOrder(
		changeEntities(entities, { collection: previewOutsideTrash }),
		addControl(
			entities,
			'/plugins/live-preview/live-preview-bridge.tsx#LivePreviewBridge',
			'first',
		),
		(config) => ({ ...config, admin: { ...config.admin, livePreview: previewFrame } }),
	);
