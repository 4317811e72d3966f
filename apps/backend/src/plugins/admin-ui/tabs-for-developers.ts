import type { Config, EditConfig } from 'payload';
import { asPerson, mayAll } from '../../access/person.ts';

/** What Payload gives a condition of a tab; its own type lacks the person. */
interface Shown {
	req: { user?: unknown };
}

const isForDevelopers = ({ req }: Shown) => mayAll(asPerson(req.user), 'api-tokens', 'update');

// Payload's type gives every name the shape of a view that somebody adds, so a literal can't be one.
const withCondition = (edit: EditConfig = {}): EditConfig =>
	edit.root ? edit : Object.assign({ ...edit }, { api: { tab: { condition: isForDevelopers } } });

/** A plugin: forms show the tab *API* to those who may also make tokens for programs; to everybody else its JSON says nothing. */
export const tabsForDevelopers = (config: Config): Config => ({
	...config,
	collections: (config.collections ?? []).map((each) => {
		const { components } = each.admin ?? {};
		const views = { ...components?.views, edit: withCondition(components?.views?.edit) };
		return { ...each, admin: { ...each.admin, components: { ...components, views } } };
	}),
	globals: (config.globals ?? []).map((each) => {
		const { components } = each.admin ?? {};
		const views = { ...components?.views, edit: withCondition(components?.views?.edit) };
		return { ...each, admin: { ...each.admin, components: { ...components, views } } };
	}),
});
