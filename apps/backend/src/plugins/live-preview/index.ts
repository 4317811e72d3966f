import { addControl } from '../../admin/form-parts.ts';
import { changeEntities, type Entities, inOrder, type Plugin } from '../../platform/plugin.ts';
import { previewFrame } from './preview-frame.ts';
import { previewUnlessTrashed } from './preview-unless-trashed.ts';

/** Connects forms with the live preview beside them, and adds a switch for its color scheme. */
export const livePreview = (entities: Entities): Plugin =>
	inOrder(
		changeEntities(entities, { collection: previewUnlessTrashed }),
		addControl(
			entities,
			'/plugins/live-preview/live-preview-bridge.tsx#LivePreviewBridge',
			'first',
		),
		(config) => ({ ...config, admin: { ...config.admin, livePreview: previewFrame } }),
	);
