import type { PartExamples } from '~/testing/part-examples';
import { ErrorPage } from './error-page';

export const examples: PartExamples = {
	'Not found': (
		<ErrorPage
			status={404}
			statusMessage="Page Not Found"
			description="Page not found: /products/carrier-pigeon/prices-and-availability"
		/>
	),
	'May pass': (
		<ErrorPage
			status={503}
			statusMessage="Service Unavailable"
			description="The page can’t be shown right now."
			retryHref="/pricing"
		/>
	),
};
