import { defaultLocale, locales } from '@website/contracts/locales';
import { buildConfig } from 'payload';
import sharp from 'sharp';
import { rightsPlugin } from './access/rights-plugin.ts';
import { canSendMail, mailTransport } from './accounts/mail/transport.ts';
import { accountViews } from './accounts/screens/views.ts';
import { auditEntries } from './audit/entries.ts';
import { checklistEndpoints } from './checklist/endpoints.ts';
import { withChecklist, withChecklistGlobal } from './checklist/with-checklist.ts';
import { authors } from './collections/authors.ts';
import { categories } from './collections/categories.ts';
import { incidents } from './collections/incidents.ts';
import { media } from './collections/media.ts';
import { folderFieldIsOurs, mediaFolders } from './collections/media-folders.ts';
import { mediaTags } from './collections/media-tags.ts';
import { pages } from './collections/pages.ts';
import { patterns } from './collections/patterns.ts';
import { posts } from './collections/posts.ts';
import { products } from './collections/products.ts';
import { redirects } from './collections/redirects.ts';
import { users } from './collections/users.ts';
import { database } from './database/adapter.ts';
import { failedWorkEndpoints } from './desk/failed-work/endpoints.ts';
import { guardPublished } from './documents/guard-published.ts';
import { publicationPlugin } from './documents/publication-plugin.ts';
import { bulkEditShared } from './editing/bulk-edit.ts';
import { checkboxesAreSaid } from './editing/comparing/checkboxes-are-said.ts';
import { markCopies } from './editing/copies.ts';
import { datesAreLocal } from './editing/dates/local-dates.ts';
import { rowsAreFolded } from './editing/forms/rows.ts';
import { formsInTabs } from './editing/forms/tabs.ts';
import { adminLanguages } from './editing/languages/admin-languages.ts';
import { onlyNamedColumns } from './editing/named-columns.ts';
import { ownWordsLast, payloadWords } from './editing/payload-words/index.ts';
import {
	globalSavesWhileWriting,
	savesWhileWriting,
} from './editing/saving/saves-while-writing.ts';
import { sayRefusals } from './editing/say-refusals.ts';
import { environment } from './environment.ts';
import { plainValues } from './fields/plain-values.ts';
import { defaultEditor } from './fields/rich-text.ts';
import { unavailableContent } from './fields/unavailable/plugin.ts';
import { forms } from './forms/collection.ts';
import { sendFormMail } from './forms/mails/task.ts';
import { tellOfMailLimitTask } from './forms/mails/tell-of-limit.ts';
import { formSubmissions } from './forms/submissions.ts';
import { brand } from './globals/brand.ts';
import { callToAction } from './globals/call-to-action.ts';
import { footer } from './globals/footer.ts';
import { header } from './globals/header.ts';
import { signIn } from './globals/sign-in.ts';
import { siteSettings } from './globals/site-settings.ts';
import { lockRequests } from './handover/collection.ts';
import { withHandOver, withHandOverGlobal } from './handover/with-hand-over.ts';
import { translationService } from './languages/machine/configured-service.ts';
import { translationStatesPlugin } from './languages/states/track.ts';
import {
	nameByShownTitle,
	titlesInAnyLanguage,
} from './languages/titles/titles-in-any-language.ts';
import { limits } from './limits.ts';
import { linkReportEndpoints } from './link-report/endpoints.ts';
import { tellOfLinksTask } from './link-report/mail/tell-of-links.ts';
import { linkReportViews } from './link-report/screens/views.ts';
import { linkEndpoints } from './links/endpoints.ts';
import { bucketStorage } from './media/bucket/bucket-storage.ts';
import { tooLargeFile } from './media/too-large-file.ts';
import { log } from './observing/log.ts';
import { patternEndpoints } from './patterns/endpoints.ts';
import { showFormsInEachLanguage } from './payload-fixes/forms-in-each-language.ts';
import { guardLocks } from './payload-fixes/lock-access.ts';
import { nameLockOwners } from './payload-fixes/lock-owners.ts';
import { sayWhoWrites } from './payload-fixes/locked-by.ts';
import { surviveLostConnections } from './payload-fixes/lost-connections.ts';
import { takeJobsOnce } from './payload-fixes/take-jobs-once.ts';
import { installTransactions } from './payload-fixes/transactions/index.ts';
import { unusableInput } from './payload-fixes/unusable-input.ts';
import { priceCollections } from './prices/index.ts';
import { audited, auditedGlobal } from './publishing/audited.ts';
import { jobs } from './publishing/jobs.ts';
import { refuseOutdatedSaves } from './publishing/outdated-saves/refuse-outdated-saves.ts';
import { livePreview } from './publishing/preview/live-preview.ts';
import { withLivePreview, withLivePreviewGlobal } from './publishing/preview/with-live-preview.ts';
import { publishingEndpoints } from './publishing-endpoints/endpoints.ts';
import {
	withPublishingScreens,
	withPublishingScreensGlobal,
} from './publishing-screens/with-publishing-screens.ts';
import { releases } from './releases/collection.ts';
import { reviewComments, reviews } from './review/collections.ts';
import { offerReviewFilter } from './review/list/filter.ts';
import { tellOfReviewTask } from './review/tell/review-task.ts';
import { withReview, withReviewGlobal } from './review/with-review.ts';
import { scheduleViews } from './schedule/calendar/views.ts';
import { scheduleEndpoints } from './schedule/endpoints.ts';
import { scheduleTasks } from './schedule/tasks.ts';
import { withSchedule, withScheduleGlobal } from './schedule/with-schedule.ts';
import { unansweredSearches } from './search/unanswered/collection.ts';
import { shareLinks } from './sharing/collection.ts';
import { releaseMembers } from './sharing/release-member-rows.ts';
import { withSharing, withSharingGlobal } from './sharing/with-sharing.ts';
import { boundDocuments } from './surface/large-reads/document-size.ts';
import { outages } from './surface/outages.ts';
import { ownTimes } from './surface/own-times.ts';
import { forgetDeletedDocuments } from './trash/forget-deleted.ts';
import { usageEndpoints } from './usage/endpoints.ts';
import { tracked, trackedGlobal } from './usage/track.ts';
import { usages } from './usage/usages.ts';
import { withUsedIn } from './usage/with-used-in.ts';

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
			header: ['/media/screens/left-out-files.tsx#LeftOutFiles'],
			providers: [
				'/payload-fixes/words-in-code/provider.tsx#WordsInCode',
				'/payload-fixes/pressable/provider.tsx#Pressable',
			],
			beforeNavLinks: ['/schedule/calendar/calendar-link.tsx#CalendarLink'],
			graphics: {
				Icon: '/desk/site-mark.tsx#SiteMark',
				Logo: '/desk/site-logo.tsx#SiteLogo',
			},
			views: {
				...accountViews,
				...scheduleViews,
				...linkReportViews,
				dashboard: { Component: '/desk/desk.tsx#Desk' },
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
