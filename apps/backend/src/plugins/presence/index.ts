import type { PayloadRequest } from 'payload';
import { addControl } from '../../admin/form-parts.ts';
import {
	add,
	addHooks,
	changeEntities,
	type Entities,
	inOrder,
	type Plugin,
} from '../../platform/plugin.ts';
import { skipsSideEffects } from '../revalidation/api.ts';
import { presenceEndpoints } from './endpoints.ts';
import { notifyForms, receivePresence } from './send.ts';

interface Save {
	doc: { id?: unknown; updatedAt?: string | null };
	req: PayloadRequest;
}

const hooks = (keyOf: (id: unknown) => string) => ({
	last: {
		afterChange: [
			async function notifyOpenForms({ doc, req }: Save) {
				if (!skipsSideEffects(req)) await notifyForms(req, keyOf(doc.id), doc.updatedAt);
			},
		],
	},
});

/** Shows in a form who else has it open and who writes, and makes open forms follow changes of their document. */
export const presence = (entities: Entities): Plugin =>
	inOrder(
		changeEntities(entities, {
			collection: (each) =>
				addHooks(
					each,
					hooks((id) => `${each.slug}:${id}`),
				),
			global: (each) =>
				addHooks(
					each,
					hooks(() => `global:${each.slug}`),
				),
		}),
		addControl(entities, '/plugins/presence/presence.tsx#Presence', 'first'),
		add({ endpoints: presenceEndpoints, onInit: receivePresence }),
	);
