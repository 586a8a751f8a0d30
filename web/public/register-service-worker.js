// A file of its own, since the content security policy runs no inline script. After the page: what it
// keeps for later must not be in the way of what is needed now.
if ('serviceWorker' in navigator) {
  window.addEventListener('load', () => {
    void navigator.serviceWorker.register('/service-worker.js');
  });
}
