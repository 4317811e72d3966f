import { add, changeEntities, type Entities, inOrder, type Plugin } from '../../platform/plugin.ts';
import { checklistEndpoints } from './endpoints.ts';
import { withChecklist, withChecklistGlobal } from './with-checklist.ts';

/** What stops or warns before something is published (`documents/checks`): beside its form, and in the save. */
export const publishChecks = (entities: Entities): Plugin =>
	inOrder(
		changeEntities(entities, { collection: withChecklist, global: withChecklistGlobal }),
		add({ endpoints: checklistEndpoints }),
	);
