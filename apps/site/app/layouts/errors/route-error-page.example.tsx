import type { PartExamples } from '~/testing/part-examples';
import { RouteErrorPage } from './route-error-page';

export const examples: PartExamples = () => ({
	'An error nobody expected': <RouteErrorPage error={new Error('example')} />,
});
