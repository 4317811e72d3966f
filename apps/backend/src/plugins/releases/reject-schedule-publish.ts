import type { PayloadRequest } from 'payload';
import { translator, words } from '../../platform/i18n/words.ts';

const message = words(
	'Publications are planned with “Schedule …” beside the form.',
	'Udgivelser planlægges med »Planlæg …« ved formularen.',
	'Veröffentlichungen werden mit „Planen …“ am Formular geplant.',
);

/**
 * Replaces Payload's server function that queues and deletes plans (`@payloadcms/ui/dist/utilities/schedulePublishHandler.js`). Payload's
 * checks neither rights nor the checklist, and every signed-in user could call it by name although no screen does.
 */
export const rejectSchedulePublish = async ({ req }: { req: PayloadRequest }) => ({
	error: translator(req)(message),
});
