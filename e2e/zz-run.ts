import { startContent } from '/root/h/thirdparty/e2e/stand-ins/content.ts';
import { startTagManager } from '/root/h/thirdparty/e2e/stand-ins/tag-manager.ts';
import { startAnalytics } from '/root/h/thirdparty/e2e/stand-ins/analytics.ts';
import { startChat } from '/root/h/thirdparty/e2e/stand-ins/chat.ts';
import { startSite } from '/root/h/thirdparty/e2e/third-party/site.ts';
const [content, tags, analytics, chat] = await Promise.all([startContent(), startTagManager(), startAnalytics(), startChat()]);
const none = await startSite({CONTENT_URL: content.url+'/graphql', CACHE_DIR:'/tmp/tpc0', LOG_LEVEL:'error'});
const all = await startSite({CONTENT_URL: content.url+'/graphql', CACHE_DIR:'/tmp/tpc1', LOG_LEVEL:'error', TAG_MANAGER_ID:'GTM-TEST', TAG_MANAGER_URL: tags.url+'/script.js', ANALYTICS_SCRIPT_URL: analytics.url+'/script.js', CHAT_SCRIPT_URL: chat.url+'/script.js', CHAT_WIDGET_ID:'w1'});
console.log(JSON.stringify({none:none.url, all:all.url}));
