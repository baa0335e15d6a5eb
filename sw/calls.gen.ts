// Written by `npm run generate`: do not edit.
export const ownCalls = {
  "account.sign-out": {
    "id": "account.sign-out",
    "method": "DELETE",
    "path": "/api/users/sign_out",
    "who": "guest",
    "offline": "online-only"
  },
  "notifications.history": {
    "id": "notifications.history",
    "method": "GET",
    "path": "/api/notifications",
    "who": "player",
    "offline": "last-known"
  },
  "notifications.subscribe": {
    "id": "notifications.subscribe",
    "method": "PUT",
    "path": "/api/push/subscriptions/{device}",
    "who": "player",
    "offline": "online-only"
  },
  "tracking.install-event": {
    "id": "tracking.install-event",
    "method": "POST",
    "path": "/api/pwa_events",
    "who": "guest",
    "offline": "queue"
  }
} as const;
