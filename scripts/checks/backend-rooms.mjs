/**
 * The folders of the backend from top to bottom: each may import from those below it, never from one above, so that no two
 * folders need each other. What is in none of these lines is refused, a new folder gets a line.
 */
const rooms = [
	'app/',
	'commands/',
	'instrumentation.ts',
	'proxy.ts',
	'starting/',
	'payload.config.ts',
	'seed/',
	'trash/',
	'graphql/',
	'sandbox/',
	'openapi/',
	'search/',
	'desk/',
	'link-report/',
	'forms/',
	'review/',
	'schedule/',
	'releases/',
	'publishing-endpoints/',
	'sharing/',
	'patterns/',
	'links/',
	'checklist/',
	'languages/',
	'collections/',
	'globals/',
	'publishing-screens/',
	'usage/',
	'redirects/',
	'prices/',
	'sections/',
	'blog-elements/',
	'handover/',
	'publishing/',
	'accounts/',
	'audit/',
	'access/',
	'brand/',
	'documents/',
	'fields/',
	'messaging-api/',
	'content/',
	'surface/',
	'media/',
	'peers/',
	'content-versions/',
	'database/',
	'migrations/',
	'payload-fixes/',
	'editing/',
	'observing/',
	'xml/',
	'process-memory.ts',
	'environment.ts',
	'limits.ts',
	'payload-types.ts',
];

const source = '^apps/backend/src/';
const patterns = rooms.map((room) => room.replaceAll('.', '\\.'));
const tests = '\\.test\\.tsx?$';

export default {
	forbidden: [
		...patterns.slice(1).map((room, index) => ({
			name: `backend-below-${rooms[index + 1]}`,
			comment:
				'Rooms of the backend import from those below them (scripts/checks/backend-rooms.mjs).',
			severity: 'error',
			from: { path: `${source}${room}`, pathNot: tests },
			to: { path: `${source}(${patterns.slice(0, index + 1).join('|')})` },
		})),
		{
			name: 'backend-room-has-a-place',
			comment: 'Add the folder to scripts/checks/backend-rooms.mjs, above what it imports.',
			severity: 'error',
			from: { path: source, pathNot: [`${source}(${patterns.join('|')})`, tests] },
			to: {},
		},
	],
};
