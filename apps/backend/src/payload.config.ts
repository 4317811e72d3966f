import { defaultLocale, locales } from '@website/contracts/locales';
import { buildConfig } from 'payload';
import sharp from 'sharp';
import { rightsPlugin } from './access/rights-plugin.ts';
import { guardPublished } from './documents/publication/guard-published.ts';
import { publicationPlugin } from './documents/publication/publication-plugin.ts';
import { authors } from './model/collections/authors.ts';
import { categories } from './model/collections/categories.ts';
import { incidents } from './model/collections/incidents.ts';
import { pages } from './model/collections/pages.ts';
import { posts } from './model/collections/posts.ts';
import { products } from './model/collections/products.ts';
import { plainValues } from './model/fields/plain-values.ts';
import { defaultEditor } from './model/fields/rich-text.ts';
import { unavailableContent } from './model/fields/unavailable/plugin.ts';
import { brand } from './model/globals/brand.ts';
import { callToAction } from './model/globals/call-to-action.ts';
import { footer } from './model/globals/footer.ts';
import { header } from './model/globals/header.ts';
import { siteSettings } from './model/globals/site-settings.ts';
import { showFormsInEachLanguage } from './patches/forms-in-each-language.ts';
import { guardLocks } from './patches/lock-access.ts';
import { nameLockOwners } from './patches/lock-owners.ts';
import { sayWhoWrites } from './patches/locked-by.ts';
import { surviveLostConnections } from './patches/lost-connections.ts';
import { takeJobsOnce } from './patches/take-jobs-once.ts';
import { formsInTabs } from './platform/admin/forms/tabs.ts';
import { database } from './platform/database/adapter.ts';
import { environment } from './platform/environment.ts';
import { boundDocuments } from './platform/http/large-reads/document-size.ts';
import { outages } from './platform/http/outages.ts';
import { ownTimes } from './platform/http/own-times.ts';
import { unusableInput } from './platform/http/unusable-input.ts';
import { adminLanguages } from './platform/i18n/admin-languages.ts';
import { limits } from './platform/limits.ts';
import { canSendMail, mailTransport } from './platform/mail/transport.ts';
import { log } from './platform/observability/log.ts';
import { installTransactions } from './platform/transactions/index.ts';
import { accountViews } from './plugins/accounts/screens/views.ts';
import { signIn } from './plugins/accounts/sign-in-global.ts';
import { users } from './plugins/accounts/users.ts';
import { bulkEditShared } from './plugins/admin-ui/bulk-edit.ts';
import { checkboxesAreSaid } from './plugins/admin-ui/comparing/checkboxes-are-said.ts';
import { markCopies } from './plugins/admin-ui/copies.ts';
import { datesAreLocal } from './plugins/admin-ui/dates/local-dates.ts';
import { onlyNamedColumns } from './plugins/admin-ui/named-columns.ts';
import { ownWordsLast, payloadWords } from './plugins/admin-ui/payload-words/index.ts';
import { rowsAreFolded } from './plugins/admin-ui/rows.ts';
import { sayRefusals } from './plugins/admin-ui/say-refusals.ts';
import { audited, auditedGlobal } from './plugins/audit-log/audited.ts';
import { auditEntries } from './plugins/audit-log/entries.ts';
import { refuseOutdatedSaves } from './plugins/autosave/outdated-saves/refuse-outdated-saves.ts';
import {
	globalSavesWhileWriting,
	savesWhileWriting,
} from './plugins/autosave/saving/saves-while-writing.ts';

import { failedWorkEndpoints } from './plugins/dashboard/failed-work/endpoints.ts';
import { lockRequests } from './plugins/document-handover/collection.ts';
import { withHandOver, withHandOverGlobal } from './plugins/document-handover/with-hand-over.ts';
import { forms } from './plugins/forms/collection.ts';
import { sendFormMail } from './plugins/forms/mails/task.ts';
import { tellOfMailLimitTask } from './plugins/forms/mails/tell-of-limit.ts';
import { formSubmissions } from './plugins/forms/submissions.ts';
import { linkReportEndpoints } from './plugins/link-checker/endpoints.ts';
import { tellOfLinksTask } from './plugins/link-checker/mail/tell-of-links.ts';
import { linkReportViews } from './plugins/link-checker/screens/views.ts';
import { linkEndpoints } from './plugins/link-picker/endpoints.ts';
import { livePreview } from './plugins/live-preview/live-preview.ts';
import {
	withLivePreview,
	withLivePreviewGlobal,
} from './plugins/live-preview/with-live-preview.ts';

import {
	nameByShownTitle,
	titlesInAnyLanguage,
} from './plugins/localized-titles/titles-in-any-language.ts';
import { bucketStorage } from './plugins/media/bucket/bucket-storage.ts';
import { media } from './plugins/media/collection.ts';
import { folderFieldIsOurs, mediaFolders } from './plugins/media/media-folders.ts';
import { mediaTags } from './plugins/media/media-tags.ts';
import { tooLargeFile } from './plugins/media/too-large-file.ts';
import { priceCollections } from './plugins/prices/index.ts';
import { checklistEndpoints } from './plugins/publish-checks/endpoints.ts';
import { withChecklist, withChecklistGlobal } from './plugins/publish-checks/with-checklist.ts';
import { publishingEndpoints } from './plugins/publishing/endpoints/endpoints.ts';
import {
	withPublishingScreens,
	withPublishingScreensGlobal,
} from './plugins/publishing/screens/with-publishing-screens.ts';
import { redirects } from './plugins/redirects/collection.ts';
import { usageEndpoints } from './plugins/references/endpoints.ts';
import { tracked, trackedGlobal } from './plugins/references/track.ts';
import { usages } from './plugins/references/usages.ts';
import { withUsedIn } from './plugins/references/with-used-in.ts';
import { releases } from './plugins/releases/collection.ts';
import { forgetDeletedDocuments } from './plugins/retention/forget-deleted.ts';
import { jobs } from './plugins/revalidation/jobs.ts';
import { reviewComments, reviews } from './plugins/review/collections.ts';
import { offerReviewFilter } from './plugins/review/list/filter.ts';
import { tellOfReviewTask } from './plugins/review/tell/review-task.ts';
import { withReview, withReviewGlobal } from './plugins/review/with-review.ts';
import { scheduleViews } from './plugins/scheduled-publishing/calendar/views.ts';
import { scheduleEndpoints } from './plugins/scheduled-publishing/endpoints.ts';
import { scheduleTasks } from './plugins/scheduled-publishing/tasks.ts';
import { withSchedule, withScheduleGlobal } from './plugins/scheduled-publishing/with-schedule.ts';
import { unansweredSearches } from './plugins/search/unanswered/collection.ts';
import { patterns } from './plugins/section-library/collection.ts';
import { patternEndpoints } from './plugins/section-library/endpoints.ts';
import { setup } from './plugins/setup/index.ts';
import { shareLinks } from './plugins/share-links/collection.ts';
import { releaseMembers } from './plugins/share-links/release-member-rows.ts';
import { withSharing, withSharingGlobal } from './plugins/share-links/with-sharing.ts';
import { translationService } from './plugins/translations/machine/configured-service.ts';
import { translationStatesPlugin } from './plugins/translations/states/track.ts';
import { importStart } from './seed/import-start.ts';

const config = buildConfig({
	secret: environment.PAYLOAD_SECRET,
	serverURL: environment.BACKEND_URL,
	csrf: [environment.BACKEND_URL, environment.SITE_URL],
	db: database,
	editor: defaultEditor,
	sharp,
	logger: log,
	telemetry: false,
	email: mailTransport(),
	graphQL: { disable: true },
	hooks: { afterError: [outages, unusableInput, tooLargeFile, sayRefusals, sayWhoWrites] },
	upload: { limits: { fileSize: limits.uploads.fileBytes } },
	localization: {
		locales: locales.map(({ code, name }) => ({ code, label: name })),
		defaultLocale,
		fallback: false,
	},
	i18n: {
		supportedLanguages: adminLanguages,
		fallbackLanguage: defaultLocale,
		translations: payloadWords,
	},
	admin: {
		user: 'users',
		avatar: 'default',
		meta: {
			titleSuffix: `· ${new URL(environment.SITE_URL).host}`,
			icons: [{ rel: 'icon', type: 'image/svg+xml', url: '/mark.svg' }],
		},
		// In the editor's language and its order of day and month; Payload's own pattern is American.
		dateFormat: 'PPp',
		components: {
			header: ['/plugins/media/screens/left-out-files.tsx#LeftOutFiles'],
			providers: [
				'/patches/words-in-code/provider.tsx#WordsInCode',
				'/patches/pressable/provider.tsx#Pressable',
			],
			beforeNavLinks: ['/plugins/scheduled-publishing/calendar/calendar-link.tsx#CalendarLink'],
			graphics: {
				Icon: '/plugins/dashboard/site-mark.tsx#SiteMark',
				Logo: '/plugins/dashboard/site-logo.tsx#SiteLogo',
			},
			views: {
				...accountViews,
				...scheduleViews,
				...linkReportViews,
				dashboard: { Component: '/plugins/dashboard/desk.tsx#Desk' },
			},
		},
		custom: { canSendMail, canTranslate: translationService !== null },
		livePreview,
		importMap: {
			baseDir: `${process.cwd()}/src`,
			importMapFile: `${process.cwd()}/src/app/(payload)/admin/importMap.js`,
		},
	},
	collections: [
		...[pages, posts, products, categories, authors]
			.map(withChecklist)
			.map(withUsedIn)
			// Nothing leads to an incident, and it has no address of its own.
			.concat(withChecklist(incidents))
			.map(withSharing)
			.map(tracked)
			.map(audited)
			.map(withReview)
			.map(withSchedule)
			.map(savesWhileWriting)
			.map(withHandOver)
			.map(withLivePreview)
			.map(withPublishingScreens),
		withSchedule(audited(releases)),
		releaseMembers,
		shareLinks,
		lockRequests,
		reviews,
		reviewComments,
		audited(tracked(withUsedIn(media))),
		mediaTags,
		audited(tracked(patterns)),
		audited(tracked(redirects)),
		audited(tracked(withUsedIn(forms))),
		formSubmissions,
		users,
		...priceCollections,
		usages,
		unansweredSearches,
		auditEntries,
	],
	globals: [
		...[header, footer, callToAction, siteSettings, brand]
			.map(withChecklistGlobal)
			.map(withSharingGlobal)
			.map(trackedGlobal)
			.map(auditedGlobal)
			.map(withReviewGlobal)
			.map(withScheduleGlobal)
			.map(globalSavesWhileWriting)
			.map(withHandOverGlobal)
			.map(withLivePreviewGlobal)
			.map(withPublishingScreensGlobal),
		auditedGlobal(signIn),
	],
	folders: mediaFolders,
	endpoints: [
		...usageEndpoints,
		...checklistEndpoints,
		...scheduleEndpoints,
		...failedWorkEndpoints,
		...linkEndpoints,
		...linkReportEndpoints,
		...patternEndpoints,
		...publishingEndpoints,
	],
	jobs: {
		...jobs,
		tasks: [
			...jobs.tasks,
			...scheduleTasks,
			tellOfReviewTask,
			tellOfLinksTask,
			sendFormMail,
			tellOfMailLimitTask,
		],
	},
	plugins: [
		unavailableContent,
		plainValues,
		markCopies,
		bulkEditShared,
		titlesInAnyLanguage,
		translationStatesPlugin,
		forgetDeletedDocuments,
		datesAreLocal,
		checkboxesAreSaid,
		rowsAreFolded,
		formsInTabs,
		refuseOutdatedSaves,
		bucketStorage,
		publicationPlugin,
		ownTimes,
		boundDocuments,
		setup({ importStart }),
		rightsPlugin,
	],
	// Written by `npm run generate` only, never as a side effect of a test or a seed.
	typescript: { autoGenerate: false, outputFile: `${process.cwd()}/src/payload-types.ts` },
	onInit: (payload) => {
		guardPublished(payload);
		takeJobsOnce(payload);
		surviveLostConnections(payload);
		installTransactions(payload);
		nameLockOwners(payload);
		guardLocks(payload);
		showFormsInEachLanguage();
	},
});

export default config
	.then(nameByShownTitle)
	.then(offerReviewFilter)
	.then(folderFieldIsOurs)
	.then(ownWordsLast)
	.then(onlyNamedColumns);
