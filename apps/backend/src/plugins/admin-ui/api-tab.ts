import type { EditConfig } from 'payload';
import { asPerson, hasRightForAll } from '../../access/person.ts';
import { changeAll } from '../../platform/plugin.ts';

/** The arguments of a tab condition; Payload's type lacks the user. */
interface ConditionArgs {
	req: { user?: unknown };
}

const isForDevelopers = ({ req }: ConditionArgs) =>
	hasRightForAll(asPerson(req.user), 'api-tokens', 'update');

// Payload's type expects a custom view under every name, so an object literal does not match.
const withCondition = (edit: EditConfig = {}): EditConfig =>
	edit.root ? edit : Object.assign({ ...edit }, { api: { tab: { condition: isForDevelopers } } });

/** A plugin: forms show the *API* tab only to users who may create API tokens. */
export const limitApiTab = changeAll({
	collection: (each) => {
		const { components } = each.admin ?? {};
		const views = { ...components?.views, edit: withCondition(components?.views?.edit) };
		return { ...each, admin: { ...each.admin, components: { ...components, views } } };
	},
	global: (each) => {
		const { components } = each.admin ?? {};
		const views = { ...components?.views, edit: withCondition(components?.views?.edit) };
		return { ...each, admin: { ...each.admin, components: { ...components, views } } };
	},
});
