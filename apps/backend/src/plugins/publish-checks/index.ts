import { add, changeEntities, type Entities, inOrder, type Plugin } from '../../platform/plugin.ts';
import { checklistEndpoints } from './endpoints.ts';
import { withChecklist, withChecklistGlobal } from './with-checklist.ts';

/** Runs the publishing checks (`plugins/publish-checks/checks`): shows them beside the form, and rejects a publication with errors. */
export const publishChecks = (entities: Entities): Plugin =>
	inOrder(
		changeEntities(entities, { collection: withChecklist, global: withChecklistGlobal }),
		add({ endpoints: checklistEndpoints }),
	);
