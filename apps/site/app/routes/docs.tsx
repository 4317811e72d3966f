import { localeFromPath } from '~/i18n/locale';
import { DocsView } from '~/layouts/docs-view';
import { docsMeta } from '~/seo/docs-meta';
import type { Route } from './+types/docs';

export const meta: Route.MetaFunction = ({ location, matches }) =>
	docsMeta(localeFromPath(location.pathname), matches);

/** Routes /{lang?}/docs and everything below: the API documentation, rendered on the client only. */
export default function Docs() {
	return <DocsView />;
}
